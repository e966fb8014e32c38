import { confettiBurst } from "./confetti-burst.ts";
import { confettiCannons } from "./confetti-cannons.ts";
import { confettiFall } from "./confetti-fall.ts";
import { confettiPetals } from "./confetti-petals.ts";
import { confettiPopper } from "./confetti-popper.ts";
import { confettiPunch } from "./confetti-punch.ts";
import { confettiRibbons } from "./confetti-ribbons.ts";
import { confettiStreamers } from "./confetti-streamers.ts";
import { confettiTickets } from "./confetti-tickets.ts";

export const confettiAnimations = [
  confettiBurst,
  confettiPopper,
  confettiCannons,
  confettiPunch,
  confettiStreamers,
  confettiFall,
  confettiRibbons,
  confettiPetals,
  confettiTickets,
];

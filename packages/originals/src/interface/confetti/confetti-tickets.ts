import { figure } from "../figure.ts";
import { amber, fill, group, ink, lamp, line, sky } from "../shapes.ts";
import { createRandom } from "./create-random.ts";
import { tossed } from "./tossed.ts";

const ticket = "M-30 -15H30V-5A5 5 0 0 0 30 5V15H-30V5A5 5 0 0 0 -30 -5Z";

export const confettiTickets = figure(
  {
    key: "confetti-tickets",
    title: "Tickets in the air",
    category: "icons",
    frames: 54,
    canvas: [400, 300],
    description:
      "A handful of fairground tickets is thrown up, each turning over a few times before it lands out of sight.",
    tags: ["confetti", "tickets", "fairground", "event", "celebration", "party", "throw", "win"],
  },
  ...Array.from({ length: 11 }, (_, index) => {
    const random = createRandom(index + 90);
    const color = [ink, lamp, amber[2], ink, sky[2]][index % 5] ?? ink;
    const hole = color === ink ? amber[0] : ink;
    return tossed({
      from: [200 + (index - 5) * 8, 310],
      apex: [(index - 5) * 30 + (random() - 0.5) * 20, -150 - random() * 110],
      fall: 330,
      start: 1 + ((index * 3) % 7),
      end: 54,
      spin: (random() * 2 - 1) * 200,
      flips: 2,
      piece: group(
        { scale: 115 },
        fill(ticket, color),
        line("M14 -11V11", { width: 2, color: hole, dash: [3, 4], cap: "butt" }),
        line("M-20 -4H4M-20 4H-4", { width: 3, color: hole }),
      ),
    });
  }),
);

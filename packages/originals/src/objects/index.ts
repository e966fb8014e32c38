import type { Original } from "../builder/index.ts";
import { astronaut } from "./astronaut.ts";
import { dice } from "./dice.ts";
import { joystick } from "./joystick.ts";
import { knight } from "./knight.ts";
import { moonWatch } from "./moon-watch.ts";
import { rocket } from "./rocket.ts";
import { heartbeat } from "./heartbeat.ts";
import { pillBottle } from "./pill-bottle.ts";
import { stethoscope } from "./stethoscope.ts";
import { toothbrush } from "./toothbrush.ts";
import { briefcase } from "./briefcase.ts";
import { easel } from "./easel.ts";
import { typewriter } from "./typewriter.ts";
import { wingedLetter } from "./winged-letter.ts";
import { scales } from "./scales.ts";
import { moneyTree } from "./money-tree.ts";
import { piggyBank } from "./piggy-bank.ts";
import { hotAirBalloon } from "./hot-air-balloon.ts";
import { windmill } from "./windmill.ts";
import { carousel } from "./carousel.ts";
import { tightrope } from "./tightrope.ts";
import { topHat } from "./top-hat.ts";
import { lighthouse } from "./lighthouse.ts";
import { umbrella } from "./umbrella.ts";
import { weatherVane } from "./weather-vane.ts";
import { teapot } from "./teapot.ts";
import { magicLamp } from "./magic-lamp.ts";

/** Objects and scenes: tools, games, weather, the fairground. */
export const objects: readonly Original[] = [
  rocket,
  moonWatch,
  astronaut,
  knight,
  dice,
  joystick,
  heartbeat,
  stethoscope,
  pillBottle,
  toothbrush,
  briefcase,
  easel,
  typewriter,
  wingedLetter,
  scales,
  moneyTree,
  piggyBank,
  hotAirBalloon,
  windmill,
  carousel,
  tightrope,
  topHat,
  lighthouse,
  umbrella,
  weatherVane,
  teapot,
  magicLamp,
];

import type { Original } from "../builder/index.ts";
import { astronaut } from "./astronaut.ts";
import { cards } from "./cards.ts";
import { comet } from "./comet.ts";
import { dice } from "./dice.ts";
import { joystick } from "./joystick.ts";
import { knight } from "./knight.ts";
import { moonWatch } from "./moon-watch.ts";
import { orrery } from "./orrery.ts";
import { pinball } from "./pinball.ts";
import { radioDish } from "./radio-dish.ts";
import { rocket } from "./rocket.ts";
import { spinningTop } from "./spinning-top.ts";
import { telescope } from "./telescope.ts";
import { heartbeat } from "./heartbeat.ts";
import { microscope } from "./microscope.ts";
import { mortar } from "./mortar.ts";
import { pillBottle } from "./pill-bottle.ts";
import { stethoscope } from "./stethoscope.ts";
import { thermometer } from "./thermometer.ts";
import { toothbrush } from "./toothbrush.ts";
import { briefcase } from "./briefcase.ts";
import { clockwork } from "./clockwork.ts";
import { easel } from "./easel.ts";
import { typewriter } from "./typewriter.ts";
import { wingedLetter } from "./winged-letter.ts";
import { scales } from "./scales.ts";
import { moneyTree } from "./money-tree.ts";
import { piggyBank } from "./piggy-bank.ts";
import { vault } from "./vault.ts";
import { hotAirBalloon } from "./hot-air-balloon.ts";
import { windmill } from "./windmill.ts";
import { carousel } from "./carousel.ts";
import { ferrisWheel } from "./ferris-wheel.ts";
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
  orrery,
  telescope,
  radioDish,
  comet,
  knight,
  dice,
  cards,
  joystick,
  spinningTop,
  pinball,
  heartbeat,
  stethoscope,
  pillBottle,
  thermometer,
  mortar,
  microscope,
  toothbrush,
  briefcase,
  clockwork,
  easel,
  typewriter,
  wingedLetter,
  scales,
  moneyTree,
  piggyBank,
  vault,
  hotAirBalloon,
  windmill,
  carousel,
  ferrisWheel,
  tightrope,
  topHat,
  lighthouse,
  umbrella,
  weatherVane,
  teapot,
  magicLamp,
];

import type { Original } from "../builder/index.ts";
import { bat } from "./bat.ts";
import { beetle } from "./beetle.ts";
import { cat } from "./cat.ts";
import { crane } from "./crane.ts";
import { dachshund } from "./dachshund.ts";
import { deer } from "./deer.ts";
import { gallop } from "./gallop.ts";
import { hare } from "./hare.ts";
import { jelly } from "./jelly.ts";
import { koi } from "./koi.ts";
import { moth } from "./moth.ts";
import { octopus } from "./octopus.ts";
import { owl } from "./owl.ts";
import { seahorse } from "./seahorse.ts";
import { snail } from "./snail.ts";
import { swallows } from "./swallows.ts";
import { tortoise } from "./tortoise.ts";
import { whale } from "./whale.ts";
import { elephant } from "./elephant.ts";
import { fox } from "./fox.ts";
import { frog } from "./frog.ts";
import { anglerfish } from "./anglerfish.ts";
import { bear } from "./bear.ts";
import { spaceDog } from "./space-dog.ts";
import { greatBear } from "./great-bear.ts";

/** Animals, each jointed as its kind moves. */
export const creatures: readonly Original[] = [
  gallop,
  owl,
  moth,
  cat,
  crane,
  whale,
  dachshund,
  koi,
  hare,
  octopus,
  tortoise,
  bat,
  snail,
  deer,
  seahorse,
  beetle,
  swallows,
  jelly,
  elephant,
  frog,
  fox,
  anglerfish,
  bear,
  spaceDog,
  greatBear,
];

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
import { bee } from "./bee.ts";
import { elephant } from "./elephant.ts";
import { penguin } from "./penguin.ts";
import { spider } from "./spider.ts";
import { swan } from "./swan.ts";
import { caterpillar } from "./caterpillar.ts";
import { fox } from "./fox.ts";
import { frog } from "./frog.ts";
import { hedgehog } from "./hedgehog.ts";
import { squirrel } from "./squirrel.ts";
import { anglerfish } from "./anglerfish.ts";
import { flamingo } from "./flamingo.ts";
import { giraffe } from "./giraffe.ts";
import { bear } from "./bear.ts";
import { spaceDog } from "./space-dog.ts";
import { snakeGame } from "./snake-game.ts";
import { greatBear } from "./great-bear.ts";
import { wolf } from "./wolf.ts";
import { mole } from "./mole.ts";
import { seal } from "./seal.ts";
import { invaders } from "./invaders.ts";
import { staffSnake } from "./staff-snake.ts";

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
  penguin,
  swan,
  bee,
  spider,
  hedgehog,
  frog,
  fox,
  squirrel,
  caterpillar,
  anglerfish,
  flamingo,
  giraffe,
  bear,
  spaceDog,
  snakeGame,
  greatBear,
  wolf,
  mole,
  seal,
  invaders,
  staffSnake,
];

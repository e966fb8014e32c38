import type { Original } from "../../builder/index.ts";
import { bee } from "./bee.ts";
import { caterpillar } from "./caterpillar.ts";
import { flamingo } from "./flamingo.ts";
import { giraffe } from "./giraffe.ts";
import { hedgehog } from "./hedgehog.ts";
import { invaders } from "./invaders.ts";
import { mole } from "./mole.ts";
import { penguin } from "./penguin.ts";
import { seal } from "./seal.ts";
import { snakeGame } from "./snake-game.ts";
import { spider } from "./spider.ts";
import { squirrel } from "./squirrel.ts";
import { staffSnake } from "./staff-snake.ts";
import { swan } from "./swan.ts";
import { wolf } from "./wolf.ts";

/** Animals under the premium sample licence. */
export const premiumAnimals: readonly Original[] = [
  bee,
  caterpillar,
  flamingo,
  giraffe,
  hedgehog,
  invaders,
  mole,
  penguin,
  seal,
  snakeGame,
  spider,
  squirrel,
  staffSnake,
  swan,
  wolf,
];

import type { Direction } from "../direction.ts";
import { animals } from "./animals.ts";
import { food } from "./food.ts";
import { things } from "./things.ts";
import { transport } from "./transport.ts";

/** By the icons' names in the set. What is looked for most comes first of each kind. */
export const directions: Readonly<Record<string, Direction>> = {
  ...things,
  ...transport,
  ...food,
  ...animals,
};

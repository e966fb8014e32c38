import type { Direction } from "../direction.ts";
import { animals } from "./animals.ts";
import { arrows } from "./arrows.ts";
import { business } from "./business.ts";
import { controls } from "./controls.ts";
import { creatures } from "./creatures.ts";
import { development } from "./development.ts";
import { devices } from "./devices.ts";
import { editing } from "./editing.ts";
import { files } from "./files.ts";
import { food } from "./food.ts";
import { games } from "./games.ts";
import { home } from "./home.ts";
import { leisure } from "./leisure.ts";
import { meals } from "./meals.ts";
import { media } from "./media.ts";
import { medicine } from "./medicine.ts";
import { messages } from "./messages.ts";
import { money } from "./money.ts";
import { nature } from "./nature.ts";
import { people } from "./people.ts";
import { places } from "./places.ts";
import { science } from "./science.ts";
import { things } from "./things.ts";
import { time } from "./time.ts";
import { tools } from "./tools.ts";
import { transport } from "./transport.ts";
import { vehicles } from "./vehicles.ts";
import { weather } from "./weather.ts";

/** By the icons' names in the set. What is looked for most comes first of each kind. */
export const directions: Readonly<Record<string, Direction>> = {
  ...devices,
  ...leisure,
  ...things,
  ...transport,
  ...food,
  ...animals,
  ...controls,
  ...messages,
  ...people,
  ...time,
  ...media,
  ...files,
  ...development,
  ...money,
  ...business,
  ...editing,
  ...arrows,
  ...science,
  ...weather,
  ...nature,
  ...creatures,
  ...meals,
  ...vehicles,
  ...medicine,
  ...home,
  ...tools,
  ...games,
  ...places,
};

import { wakeIslands } from "./islands/wake-islands.ts";

wakeIslands(document);

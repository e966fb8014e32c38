import { notFoundBoat } from "./not-found-boat.ts";
import { notFoundDrum } from "./not-found-drum.ts";
import { notFoundFilm } from "./not-found-film.ts";
import { notFoundMap } from "./not-found-map.ts";
import { notFoundOwl } from "./not-found-owl.ts";
import { notFoundProjector } from "./not-found-projector.ts";
import { notFoundSignpost } from "./not-found-signpost.ts";
import { notFoundThread } from "./not-found-thread.ts";

export const notFoundAnimations = [
  notFoundDrum,
  notFoundFilm,
  notFoundBoat,
  notFoundOwl,
  notFoundThread,
  notFoundMap,
  notFoundSignpost,
  notFoundProjector,
];

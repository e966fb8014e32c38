import type { Category } from "@zoetrope/catalog/categories";
import {
  defineOriginal,
  film,
  type FilmOptions,
  type Layer,
  type Original,
  type OriginalOptions,
} from "../builder/index.ts";

export interface CreatureFacts
  extends
    Omit<OriginalOptions, "build" | "category">,
    Pick<FilmOptions, "tint" | "frames" | "markers" | "themes" | "stateMachines" | "posterFrame"> {
  /** Default animals. */
  category?: Category;
  /** Default 24. */
  frameRate?: number;
}

/** An animal on the stage of the drawings (400 × 300); `layers` is told the number of frames. */
export function creature(facts: CreatureFacts, layers: (frames: number) => Layer[]): Original {
  const {
    key,
    title,
    description,
    tags,
    category = "animals",
    featuredRank,
    loops,
    frameRate = 24,
    ...film_
  } = facts;
  return defineOriginal({
    key,
    title,
    description,
    tags,
    category,
    ...(featuredRank === undefined ? {} : { featuredRank }),
    ...(loops === undefined ? {} : { loops }),
    build: () => film({ ...film_, name: title, frameRate, layers: layers(facts.frames) }),
  });
}

import type { Category } from "@zoetrope/catalog/categories";
import { toDotLottie } from "@zoetrope/lottie";
import type { Film } from "./film.ts";
import type { Json } from "./property.ts";

export interface OriginalOptions {
  /** Stable and unique among the originals: addresses are derived from it. */
  key: string;
  title: string;
  description: string;
  tags: readonly string[];
  category: Category;
  /** Place on the front wall; 1 comes first. Default: not there. */
  featuredRank?: number;
  /** False for those that play once and rest; default true. */
  loops?: boolean;
  build: () => Film;
}

export interface Original extends Omit<OriginalOptions, "featuredRank" | "loops"> {
  featuredRank: number | null;
  /** Those of the folder premium are. */
  isPremium: boolean;
  loops: boolean;
  /** The animation as Lottie JSON. */
  toJson: () => Json;
  /** The animation as dotLottie 2 with its themes and state machines. */
  toDotLottie: () => Uint8Array;
}

function pack(id: string, { json, themes, stateMachines }: Film): Uint8Array {
  const name = String(json["nm"]);
  return toDotLottie({
    animations: [{ id, name, json }],
    themes: themes.map((theme) => ({ ...theme, name: theme.id })),
    stateMachines: stateMachines.map((machine) => ({ ...machine, name: machine.id })),
  });
}

/** One animation of the set, built on demand and only once. */
export function defineOriginal(options: OriginalOptions): Original {
  let built: Film | null = null;
  const build = () => (built ??= options.build());
  return {
    ...options,
    featuredRank: options.featuredRank ?? null,
    isPremium: false,
    loops: options.loops ?? true,
    build,
    toJson: () => build().json,
    toDotLottie: () => pack(options.key, build()),
  };
}

import { strToU8, zipSync } from "fflate";
import type { Film } from "./film.ts";
import type { Json } from "./property.ts";

export type OriginalCategory = "finance" | "icons" | "gaming" | "business" | "space" | "health" | "animals";

export interface OriginalOptions {
  /** Stable and unique among the originals: addresses are derived from it. */
  key: string;
  title: string;
  description: string;
  tags: readonly string[];
  category: OriginalCategory;
  /** Place on the front wall; 1 comes first. Default: not there. */
  featuredRank?: number;
  /** Default false. */
  isPremium?: boolean;
  /** False for those that play once and rest; default true. */
  loops?: boolean;
  build: () => Film;
}

export interface Original extends Omit<OriginalOptions, "featuredRank" | "isPremium" | "loops"> {
  featuredRank: number | null;
  isPremium: boolean;
  loops: boolean;
  /** The animation as Lottie JSON. */
  toJson: () => Json;
  /** The animation as dotLottie 2 with its themes and state machines. */
  toDotLottie: () => Uint8Array;
}

/** Dates inside archives would make the same animation come out as different bytes. */
const archiveDate = new Date("2026-01-01T00:00:00Z");

function pack(id: string, film: Film): Uint8Array {
  const manifest = {
    version: "2",
    generator: "Zoetrope",
    animations: [{ id, name: film.json["nm"], themes: film.themes.map((theme) => theme.id) }],
    ...(film.themes.length > 0 ? { themes: film.themes.map((theme) => ({ id: theme.id, name: theme.id })) } : {}),
    ...(film.stateMachines.length > 0 ? { stateMachines: film.stateMachines.map((machine) => ({ id: machine.id, name: machine.id })) } : {}),
  };
  const file = (json: unknown) => strToU8(JSON.stringify(json));
  return zipSync(
    {
      "manifest.json": file(manifest),
      [`a/${id}.json`]: file(film.json),
      ...Object.fromEntries(film.themes.map((theme) => [`t/${theme.id}.json`, file(theme.json)])),
      ...Object.fromEntries(film.stateMachines.map((machine) => [`s/${machine.id}.json`, file(machine.json)])),
    },
    { level: 9, mtime: archiveDate },
  );
}

/** One animation of the set, built on demand and only once. */
export function defineOriginal(options: OriginalOptions): Original {
  let built: Film | null = null;
  const build = () => (built ??= options.build());
  return {
    ...options,
    featuredRank: options.featuredRank ?? null,
    isPremium: options.isPremium ?? false,
    loops: options.loops ?? true,
    build,
    toJson: () => build().json,
    toDotLottie: () => pack(options.key, build()),
  };
}

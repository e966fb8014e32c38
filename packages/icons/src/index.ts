import type { Direction } from "./direction.ts";
import { directions } from "./directions/index.ts";
import { usualFrames, writeIcon } from "./write-icon.ts";

export interface DirectedIcon extends Pick<Direction, "category" | "tags"> {
  /** As Lucide calls it. */
  name: string;
  /** Sixty a second. */
  frames: number;
  toDotLottie: (title: string) => Promise<Uint8Array>;
}

/** Icons of Lucide that move by rules that fit what each shows, in a stable order. */
export const listDirectedIcons = (): DirectedIcon[] =>
  Object.entries(directions).map(([name, direction]) => ({
    name,
    category: direction.category,
    tags: direction.tags,
    frames: direction.frames ?? usualFrames,
    toDotLottie: (title) => writeIcon(name, title, direction),
  }));

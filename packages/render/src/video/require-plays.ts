import { RenderError } from "../operations/drawing-options.ts";

const maxPlays = 100;

/** How often a video plays what it shows: 0 is for ever elsewhere, but a video ends. Throws RenderError. */
export function requirePlays(plays = 1): number {
  if (!(plays <= maxPlays))
    throw new RenderError("too-many-plays", `A video plays it at most ${maxPlays} times.`, {
      max: maxPlays,
    });
  return Math.max(1, Math.round(plays));
}

import { rendererNames, type RendererName } from "@zoetrope/tools/renderers";
import type { EmbedLook } from "../../embed-code/embed-options.ts";
import { readLook } from "../../embed-code/read-look.ts";

/** How an animation of the library is shown, in the page's address beside it, so that it can be shared. */
export interface SharedLook extends Pick<EmbedLook, "theme" | "loop" | "speed"> {
  renderer: RendererName;
}

export const plainSharedLook: SharedLook = { theme: null, loop: "loop", speed: 1, renderer: "thorvg" };

export function readSharedLook(): SharedLook {
  const query = new URLSearchParams(location.search);
  const { loop, speed } = readLook(query);
  const renderer = rendererNames.find((name) => name === query.get("renderer")) ?? plainSharedLook.renderer;
  return { loop, speed, renderer, theme: query.get("theme") };
}

/** What is as usual is left out. */
export function writeSharedLook(look: SharedLook): void {
  const url = new URL(location.href);
  for (const name of ["theme", "loop", "speed", "renderer"] as const) {
    if (look[name] === plainSharedLook[name]) url.searchParams.delete(name);
    else url.searchParams.set(name, String(look[name]));
  }
  if (url.href !== location.href) history.replaceState(history.state, "", url);
}

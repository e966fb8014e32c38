import type { ServerBuild } from "react-router";

/** In development the page also loads Vite's client and React's refresh runtime; built, the parts that the entry imports. */
export function documentScripts({ entry, hmr }: ServerBuild["assets"]): string[] {
  const others = import.meta.env.DEV ? ["/@vite/client", hmr?.runtime ?? ""] : (entry.imports ?? []);
  return [...others, entry.module].filter((address) => address !== "");
}

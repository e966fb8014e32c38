import playerStyles from "@zoetrope/player/styles.css?inline";
import contentStyles from "../content/content.css?inline";
import type { RouteHandle } from "../page/route-handle.ts";
import toolStyles from "../tools/tools.css?inline";

export { default, loader } from "./tool.tsx";

/** A page of words with a playground among them. */
export const handle: RouteHandle = {
  plays: true,
  offlineFolder: ({ path }) => (path === "/lottie-lab" ? path : "/interactivity"),
  styles: playerStyles + contentStyles + toolStyles,
};

import contentStyles from "../content/content.css?inline";
import type { RouteHandle } from "../page/route-handle.ts";
import toolStyles from "../tools/tools.css?inline";

export { default, loader } from "./content-page.tsx";

/** A page of words where the API is tried. */
export const handle: RouteHandle = { styles: contentStyles + toolStyles };

import contentStyles from "../content/content.css?inline";
import type { RouteHandle } from "../page/route-handle.ts";
import toolStyles from "../tools/tools.css?inline";

export { default, loader } from "./content-page.tsx";

/** The page of words about all tools, with the place that takes files for them. */
export const handle: RouteHandle = { offlineFolder: () => "/tools", styles: contentStyles + toolStyles };

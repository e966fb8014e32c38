export { compareDrawn, type DrawnFile } from "./compare-drawn.ts";
export { rendererNames, rendererTitles, type RendererName } from "./renderer-names.ts";

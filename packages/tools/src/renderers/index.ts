export { compareDrawn, compareWithSvg, type DrawnFile } from "./compare-drawn.ts";
export { rendererNames, rendererTitles, skottieBytes, type RendererName } from "./renderer-names.ts";

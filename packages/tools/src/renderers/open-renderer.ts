import type { OpenFrameRenderer } from "./frame-renderer.ts";
import type { OtherRendererName } from "./renderer-names.ts";

const loaders: Record<OtherRendererName, () => Promise<OpenFrameRenderer>> = {
  skottie: async () => (await import("./skottie/open-skottie.ts")).openSkottie,
  "lottie-web": async () => (await import("./open-lottie-web.ts")).openLottieWeb,
};

/** The renderer's code, fetched when it is first wanted. */
export const openRenderer = (name: OtherRendererName): Promise<OpenFrameRenderer> => loaders[name]();

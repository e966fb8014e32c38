/** What draws animations in pages of tools. ThorVG is the platform's own renderer, in its player and in all that is made of a file. */
export const rendererNames = ["thorvg", "skottie", "lottie-web"] as const;
export type RendererName = (typeof rendererNames)[number];
/** Renderers whose code comes to the page when they are chosen. */
export type OtherRendererName = Exclude<RendererName, "thorvg">;

/** As they call themselves, in every language. */
export const rendererTitles: Record<RendererName, string> = {
  thorvg: "ThorVG",
  skottie: "Skottie",
  "lottie-web": "lottie-web",
};

/** What comes with Skottie, as it is sent: larger than all the rest of a page together, so it is said before. */
export const skottieBytes = 2_921_000;

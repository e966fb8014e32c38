/** What draws animations in pages of tools. ThorVG is the platform's own renderer, in its player and in all that is made of a file. */
export const rendererNames = ["thorvg", "lottie-web"] as const;
export type RendererName = (typeof rendererNames)[number];
/** Renderers whose code comes to the page when they are chosen. */
export type OtherRendererName = Exclude<RendererName, "thorvg">;

/** As they call themselves, in every language. */
export const rendererTitles: Record<RendererName, string> = { thorvg: "ThorVG", "lottie-web": "lottie-web" };

/** Why Lottie cannot look like an SVG, from what the SVG itself says; null where it can. */
export function beyondLottie(svg: string): string | null {
  for (const [reason, pattern] of reasons) if (pattern.test(svg)) return reason;
  return null;
}

/** Written before any result was looked at. */
const reasons: readonly (readonly [reason: string, pattern: RegExp])[] = [
  ["no SVG: no svg element, or another namespace", /^(?![\s\S]*<(?:\w+:)?svg[\s>])/],
  ["filters", /\bfilter\s*[=:]\s*["']?\s*(?!none)|enable-background/],
  ["pictures outside of the file", /<image[^>]*href\s*=\s*["'](?!data:|#)[^"']+/],
  ["pictures of kinds that Lottie does not show", /href\s*=\s*["']data:image\/(?:gif|svg\+xml;base64,H4sI)/],
  ["masks in linear light", /<mask[^>]*color-interpolation\s*=\s*["']linearRGB/],
  [
    "drawn without smooth edges",
    /(?:shape|image|text)-rendering\s*[=:]\s*["']?\s*(?:crispEdges|optimizeSpeed|pixelated|crisp-edges)/,
  ],
  ["coloured letters", /font-family\s*[=:]\s*["'][^"']*(?:Emoji|SBIX)/i],
];

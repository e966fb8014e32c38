/** What a file can do, as far as filters are concerned. Their order is that of their bits in the search index: add at the end. */
export const animationFeatures = [
  "interactive", // has a state machine
  "themeable", // has themes
  "markers",
  "images",
  "text",
  "expressions",
  "gradients",
  "masks",
  "transparent", // no layer covers the whole canvas on the poster frame
] as const;
export type AnimationFeature = (typeof animationFeatures)[number];

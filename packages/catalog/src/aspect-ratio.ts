export const aspectRatios = ["square", "wide", "tall"] as const;
export type AspectRatio = (typeof aspectRatios)[number];

/** The longer side of what still counts as square, measured in the shorter one: 5 % more. */
const maxSquareRatio = 1.05;

/** The form of a canvas; a side of exactly 1.05 times the other is square. */
export const aspectRatioOf = (width: number, height: number): AspectRatio =>
  width > height * maxSquareRatio ? "wide" : height > width * maxSquareRatio ? "tall" : "square";

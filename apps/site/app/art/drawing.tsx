import drawings from "../../../../content/drawings/small/drawings.svg?url";

export type DrawingName =
  | "tophat"
  | "knight"
  | "bell"
  | "moneytree"
  | "rocket"
  | "heart"
  | "owl"
  | "moth"
  | "owl-asleep"
  | "owl-awake"
  | "owl-startled"
  | "unplugged"
  | "snail";

/**
 * A drawing on the tissue of its surroundings (`t-amber` and so on). The shapes come from one file that every page shares;
 * `viewBox` crops the 400 × 300 sheet.
 */
export function Drawing({ name, viewBox = "0 0 400 300" }: { name: DrawingName; viewBox?: string }) {
  return (
    <svg className="art" viewBox={viewBox} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <use href={`${drawings}#${name}`} width="400" height="300" />
    </svg>
  );
}

import drawings from "../../../../content/drawings/small/drawings.svg?url";
import { DeferredSheet, Sheet } from "./sheet.tsx";

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
 * A drawing on the tissue of its surroundings (`tint-amber` and so on). The shapes come from one file that every page shares;
 * `viewBox` crops the 400 × 300 sheet. `isLate`: below the first screen.
 */
export function Drawing({
  name,
  viewBox,
  isLate = false,
}: {
  name: DrawingName;
  viewBox?: string;
  isLate?: boolean;
}) {
  const address = `${drawings}#${name}`;
  return isLate ? (
    <DeferredSheet address={address} viewBox={viewBox} />
  ) : (
    <Sheet href={address} viewBox={viewBox} />
  );
}

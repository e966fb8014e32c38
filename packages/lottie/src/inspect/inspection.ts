import type { FileColour } from "../colours/recolour.ts";
import type { AnimationFacts, ParsedAnimation } from "../contract.ts";
import type { Origin } from "../lineage/combined-origin.ts";
import type { LineageEntry } from "../lineage/lineage.ts";

/** What is known of one animation of a file without drawing it. */
export interface Inspection {
  format: ParsedAnimation["format"];
  dotLottieVersion: 1 | 2 | null;
  /** Of all animations of the file, the one shown first. */
  animationIds: string[];
  animationId: string;
  name: string | null;
  facts: AnimationFacts;
  /** Who made it, under which licence, and where it is from, as far as the file says so. */
  origin: Origin;
  /** What was done to it by operations of this library, oldest first. */
  lineage: LineageEntry[];
  size: SizeReport;
  /** What it uses, by the names of `features.ts`, in the order of that list. */
  features: string[];
  fonts: FontFacts[];
  images: ImageFacts[];
  /** The colours that the file names, with their shares of the places that name one. */
  palette: (FileColour & { share: number })[];
  layers: LayerFacts[];
  /** Programs: where each stands and how long it is. */
  expressions: { pointer: string; length: number }[];
  slots: { id: string; type: SlotType; uses: number }[];
  themes: { id: string; name: string | null; rules: number; animationIds: string[] | null }[];
  stateMachines: {
    id: string;
    name: string | null;
    states: string[];
    initial: string | null;
    inputs: string[];
    interactions: number;
  }[];
  complexity: Complexity;
}

export interface SizeReport {
  /** Of the file; where a document was inspected, of what it would be written as. */
  totalBytes: number;
  /** Of the animation as JSON, by what the bytes say. Largest first. */
  parts: {
    name: "layers" | "compositions" | "images" | "fonts" | "glyphs" | "slots" | "rest";
    bytes: number;
  }[];
  /** Pictures, fonts and sounds of the archive, unpacked. Largest first. */
  files: { path: string; bytes: number }[];
}

export interface FontFacts {
  /** What text layers name it by. */
  name: string;
  family: string;
  style: string;
  /** `glyphs`: drawn from outlines in the file. `device`: whatever the device has. */
  source: "glyphs" | "file" | "outside" | "device";
  glyphs: number;
}

export interface ImageFacts {
  id: string;
  width: number;
  height: number;
  /** As its address or name says it, such as `png`; "" where neither does. */
  type: string;
  source: "embedded" | "file" | "outside" | "none";
  /** Of the picture itself; null where it is not in the file. */
  bytes: number | null;
  /** How many layers show it. */
  uses: number;
}

export type LayerType =
  | "composition"
  | "solid"
  | "image"
  | "null"
  | "shape"
  | "text"
  | "audio"
  | "video"
  | "camera"
  | "other";

export interface LayerFacts {
  /** Where it stands in the document (RFC 6901). */
  pointer: string;
  /** Null for the animation itself, else the id of the composition that it is in. */
  composition: string | null;
  name: string | null;
  type: LayerType;
  /** What it shows: a text, the id of a picture or composition, or how many shapes and in which colours. */
  shows: { text?: string; refId?: string; shapes?: number; colours?: string[] };
  inPoint: number;
  outPoint: number;
  isHidden: boolean;
  isMatte: boolean;
}

export type SlotType = "colour" | "gradient" | "number" | "position" | "image" | "text" | "other";

/** How much there is to do for a frame; each composition is counted as often as it is drawn. */
export interface Complexity {
  drawnLayers: number;
  paths: number;
  points: number;
  keyframes: number;
  masks: number;
  mattes: number;
  effects: number;
  /** Layers that are drawn aside before they are put on the canvas: mattes, masks, blends and half-transparent compositions. */
  offscreenPasses: number;
}

import type { FileColour } from "../colours/recolour.ts";
import type { AnimationFacts, ParsedAnimation } from "../contract.ts";
import type { Origin } from "../lineage/combined-origin.ts";
import type { LineageEntry } from "../lineage/lineage.ts";
import type { FeatureFacts } from "./feature-supports.ts";
import type { FrameCost } from "./frame-cost.ts";
import type { StickerFacts } from "./sticker-facts.ts";

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
  /** What it uses, and which players draw that. */
  features: FeatureFacts[];
  /** How it stands to what messengers ask of stickers. */
  stickers: StickerFacts[];
  fonts: FontFacts[];
  images: ImageFacts[];
  /** The colours that the file names, the most frequent first. */
  palette: PaletteColour[];
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
  cost: FrameCost;
}

export interface PaletteColour extends FileColour {
  /** Of the places that name a colour, 0 to 1. */
  share: number;
  /**
   * Of all that the frames that were looked at paint, 0 to 1: what lies over something else is not taken off that. Null where no frames
   * were looked at.
   */
  areaShare: number | null;
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

export type ShapeKind = "ellipse" | "rectangle" | "star" | "path";

export interface LayerContent {
  text?: string;
  /** The id of a picture, sound or composition, and the name that the file has for it. */
  refId?: string;
  refName?: string;
  /** How many shapes, of which kinds, and the colours that they begin with. */
  shapes?: number;
  kinds?: Partial<Record<ShapeKind, number>>;
  colours?: string[];
}

export interface LayerFacts {
  /** Where it stands in the document (RFC 6901). */
  pointer: string;
  /** Null for the animation itself, else the id of the composition that it is in. */
  composition: string | null;
  name: string | null;
  type: LayerType;
  /** What it shows: a name can be made of that for a layer without one. */
  shows: LayerContent;
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

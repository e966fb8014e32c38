import type { LottieJson } from "@zoetrope/lottie";
import type { DotLottieProbe, Pixels } from "../probe.ts";

/** Something that draws animations, as probes see it. */
export interface ProbeRenderer {
  id: "thorvg" | "skottie" | "lottie-web";
  version: string;
  /** One frame in 100 × 100 pixels; null when it refuses the file. */
  draw(json: LottieJson, frame: number): Promise<Pixels | null>;
  /** The same of a dotLottie once its feature is used; null for renderers that read JSON alone. */
  drawDotLottie(bytes: Uint8Array, use: DotLottieProbe["use"]): Promise<Pixels | null>;
  close(): Promise<void>;
}

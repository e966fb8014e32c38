import { join } from "node:path";
import type { ProbeGroup, Verdict } from "./probe.ts";
import type { ProbeRenderer } from "./renderers/renderer.ts";

/** `content/data/supported-features.json`, which the page of supported features shows. */
export interface FeaturesFile {
  command: string;
  renderers: Pick<ProbeRenderer, "id" | "version">[];
  features: {
    id: string;
    group: ProbeGroup;
    title: string;
    verdicts: { [id in ProbeRenderer["id"]]: Verdict };
  }[];
}

export const featuresFilePath = join(import.meta.dirname, "../../content/data/supported-features.json");

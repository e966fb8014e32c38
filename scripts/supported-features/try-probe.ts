import { judge, side, type Pixels, type Probe, type Verdict } from "./probe.ts";
import type { ProbeRenderer } from "./renderers/renderer.ts";

const blank: Pixels = new Uint8Array(side * side * 4);

/** What a renderer makes of a probe. A file that it refuses is a no. */
export async function tryProbe(probe: Probe, renderer: ProbeRenderer): Promise<Verdict> {
  const frame = probe.frame ?? 0;
  if (probe.kind === "json") {
    const feature = await renderer.draw(probe.feature, frame);
    const plain = await renderer.draw(probe.plain, frame);
    return feature === null ? "no" : judge(probe, feature, plain ?? blank);
  }
  const feature = await renderer.drawDotLottie(probe.bytes, probe.use);
  const plain = await renderer.drawDotLottie(probe.plain, { nothing: true });
  return feature === null ? "no" : judge(probe, feature, plain ?? blank);
}

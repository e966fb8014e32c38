// `npm run supported-features`: draws every probe with every renderer and writes content/data/supported-features.json.
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { featuresFilePath, type FeaturesFile } from "./supported-features/features-file.ts";
import type { Verdict } from "./supported-features/probe.ts";
import { probes } from "./supported-features/probes/index.ts";
import { openLottieWeb } from "./supported-features/renderers/lottie-web.ts";
import type { ProbeRenderer } from "./supported-features/renderers/renderer.ts";
import { openSkottie } from "./supported-features/renderers/skottie.ts";
import { openThorvg } from "./supported-features/renderers/thorvg.ts";
import { tryProbe } from "./supported-features/try-probe.ts";

const renderers = [await openThorvg(), openSkottie(), await openLottieWeb()];
const features: FeaturesFile["features"] = [];
for (const probe of probes) {
  const verdicts: { [id: string]: Verdict } = {};
  for (const renderer of renderers) verdicts[renderer.id] = await tryProbe(probe, renderer);
  console.log(
    `${probe.id.padEnd(24)} ${Object.entries(verdicts)
      .map((entry) => entry.join(" ").padEnd(18))
      .join("")}`,
  );
  const { id, group, title } = probe;
  features.push({ id, group, title, verdicts: verdicts as { [id in ProbeRenderer["id"]]: Verdict } });
}
for (const renderer of renderers) await renderer.close();

const file: FeaturesFile = {
  command: "npm run supported-features",
  renderers: renderers.map(({ id, version }) => ({ id, version })),
  features,
};
mkdirSync(dirname(featuresFilePath), { recursive: true });
writeFileSync(featuresFilePath, `${JSON.stringify(file, null, 2)}\n`);
console.log(`${features.length} features → content/data/supported-features.json`);
process.exit();

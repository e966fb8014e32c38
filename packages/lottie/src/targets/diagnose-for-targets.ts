import type { LottieJson } from "../contract.ts";
import { DiagnosticLog } from "../diagnostics/diagnostic-log.ts";
import { featurePointers, featuresIn } from "../inspect/features.ts";
import { matches } from "../inspect/feature-detector.ts";
import { findPointer } from "../json/find-pointer.ts";
import { diagnoseTelegramSticker } from "./diagnose-telegram-sticker.ts";
import { type PartFeatureName, partFeatures, wholeOf } from "./part-features.ts";
import { supportOf } from "./target-features.ts";
import type { Target, TargetFeature, TargetSupport } from "./targets.ts";

/**
 * What an animation uses that one of the targets does not draw as meant: a finding for each feature and degree, at the first place where
 * it is used. Of Telegram also what breaks the limits of its stickers.
 */
export function diagnoseForTargets(json: LottieJson, targets: readonly Target[], log: DiagnosticLog): void {
  const lacking = (feature: TargetFeature, support: TargetSupport["support"]): Target[] =>
    targets.filter(
      (target) =>
        supportOf(target, feature)?.support === support &&
        (!(feature in wholeOf) || supportOf(target, wholeOf[feature as PartFeatureName])?.support !== "no"),
    );
  const add = (feature: TargetFeature, pointer: string): void => {
    for (const support of ["no", "partly"] as const) {
      const names = lacking(feature, support);
      if (names.length > 0) log.add("target-left", pointer, { feature, support, targets: names.join(", ") });
    }
  };
  const isLacking = (feature: TargetFeature): boolean =>
    lacking(feature, "no").length + lacking(feature, "partly").length > 0;
  const used = featuresIn(json).filter(isLacking);
  for (const [feature, pointer] of featurePointers(json, used)) add(feature, pointer);
  for (const name of (Object.keys(partFeatures) as PartFeatureName[]).filter(isLacking)) {
    const pointer = findPointer(json, (object) => matches(partFeatures[name], object));
    if (pointer !== null) add(name, pointer);
  }
  if (!targets.includes("telegram")) return;
  const rules = new DiagnosticLog();
  diagnoseTelegramSticker({ ...json, tgs: 1 }, null, rules);
  for (const { code, pointer, parameters } of rules.found)
    if (code !== "telegram-feature") log.add(code, pointer, parameters);
}

import type { DiagnosticLog } from "../diagnostics/diagnostic-log.ts";
import { featurePointers, type FeatureName } from "../inspect/features.ts";
import { asNumber, type JsonObject } from "../json/json-values.ts";
import { telegramRefusedFeatures, telegramRules } from "./telegram-rules.ts";

/**
 * What Telegram would refuse in a file that is packed as its stickers are, or says to be one (`tgs`).
 * `packedBytes`: its size as gzip; null where it came unpacked.
 */
export function diagnoseTelegramSticker(
  json: JsonObject,
  packedBytes: number | null,
  log: DiagnosticLog,
): void {
  if (json["tgs"] !== 1) {
    if (packedBytes === null) return;
    log.add("telegram-unmarked", "", {});
  }
  const { side, frameRates, maxSeconds, maxBytes } = telegramRules;
  const [width, height, frameRate] = [json["w"], json["h"], json["fr"]].map((value) => asNumber(value) ?? 0);
  if (width !== side || height !== side)
    log.add("telegram-canvas", "/w", { side, width: width ?? 0, height: height ?? 0 });
  if (!frameRates.some((rate) => rate === frameRate))
    log.add("telegram-frame-rate", "/fr", { frameRate: frameRate ?? 0 });
  const seconds = ((asNumber(json["op"]) ?? 0) - (asNumber(json["ip"]) ?? 0)) / (frameRate ?? 1);
  if (seconds > maxSeconds) log.add("telegram-duration", "/op", { maxSeconds, seconds });
  if (packedBytes !== null && packedBytes > maxBytes)
    log.add("telegram-size", null, {
      maxKilobytes: maxBytes / 1024,
      kilobytes: Math.ceil(packedBytes / 1024),
    });
  const found = featurePointers(json, Object.keys(telegramRefusedFeatures) as FeatureName[]);
  for (const [name, feature] of Object.entries(telegramRefusedFeatures)) {
    const pointer = found.get(name as FeatureName);
    if (pointer !== undefined) log.add("telegram-feature", pointer, { feature });
  }
}

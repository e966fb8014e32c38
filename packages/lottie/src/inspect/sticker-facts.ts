import type { AnimationFacts } from "../contract.ts";
import { type StickerProfile, stickerProfiles, type StickerRules } from "../targets/sticker-profiles.ts";
import { telegramRefusedFeatures } from "../targets/telegram-rules.ts";

/** How an animation stands to what a messenger asks of stickers. */
export interface StickerFacts {
  profile: StickerProfile;
  rules: StickerRules;
  /** What stands in the way, by the names of the rules; `features` are those that Telegram refuses. */
  broken: ("canvas" | "duration" | "frame-rate" | "bytes" | "features")[];
  /** What only the finished file shows: the size of a picture that is not drawn yet, of a JSON that is not packed yet. */
  unknown: "bytes"[];
}

/** `packedBytes`: of the file where it is packed as gzip, else null. */
export function stickerFactsOf(
  facts: AnimationFacts,
  features: readonly string[],
  packedBytes: number | null,
): StickerFacts[] {
  return (Object.keys(stickerProfiles) as StickerProfile[]).map((profile) => {
    const rules: StickerRules = stickerProfiles[profile];
    const { side, maxSeconds, frameRates, isUpTo, maxBytes, format } = rules;
    const isDrawn = format === "webp";
    const bytes = isDrawn ? null : packedBytes;
    const isFast = facts.frameRate > (frameRates.at(-1) ?? 0);
    const checks: [StickerFacts["broken"][number], boolean][] = [
      // A picture is drawn at any size, and only the sides have to be in proportion.
      ["canvas", isDrawn ? facts.width !== facts.height : facts.width !== side || facts.height !== side],
      ["duration", facts.durationInSeconds > maxSeconds],
      // So is it at any frame rate.
      ["frame-rate", !isDrawn && (isUpTo ? isFast : !frameRates.includes(facts.frameRate))],
      ["bytes", bytes !== null && bytes > maxBytes],
      ["features", format === "tgs" && features.some((name) => name in telegramRefusedFeatures)],
    ];
    return {
      profile,
      rules,
      broken: checks.flatMap(([name, isBroken]) => (isBroken ? [name] : [])),
      unknown: bytes === null ? ["bytes"] : [],
    };
  });
}

import { writeGzip } from "../archive/write-gzip.ts";
import type { LottieJson } from "../contract.ts";
import type { Diagnostic } from "../diagnostics/diagnostic.ts";
import { DiagnosticLog } from "../diagnostics/diagnostic-log.ts";
import { diagnoseTelegramSticker } from "../targets/diagnose-telegram-sticker.ts";

/** An animation packed as Telegram's stickers are, and what Telegram would refuse of it all the same. */
export function toTgs(json: LottieJson): { bytes: Uint8Array; diagnostics: Diagnostic[] } {
  const sticker = { tgs: 1, ...json };
  sticker.tgs = 1;
  const bytes = writeGzip(new TextEncoder().encode(JSON.stringify(sticker)));
  const log = new DiagnosticLog();
  diagnoseTelegramSticker(sticker, bytes.length, log);
  return { bytes, diagnostics: log.found };
}

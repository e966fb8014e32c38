import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { bytesInMegabyte, maxPictureBytes } from "./limits.ts";

const messages = join(import.meta.dirname, "../../i18n/messages");

it.each(readdirSync(messages))(
  "what is said of pictures in %s names their limit, and nothing else a size",
  (locale) => {
    const sizes = ["accounts", "feedback", "people"].flatMap((area) =>
      Array.from(readFileSync(join(messages, locale, `${area}.json`), "utf8").matchAll(/(\d+)\s?M[Bo]/g)),
    );
    expect(sizes.length).toBeGreaterThanOrEqual(6);
    for (const [, megabytes] of sizes) expect(Number(megabytes) * bytesInMegabyte).toBe(maxPictureBytes);
  },
);

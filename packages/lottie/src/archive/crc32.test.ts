import { randomBytes } from "node:crypto";
import { crc32 as checksum } from "node:zlib";
import { expect, it } from "vitest";
import { crc32 } from "./crc32.ts";

it("is the checksum that zip tools compute, at every length", () => {
  for (let length = 0; length < 70; length += 1) {
    const bytes = randomBytes(length);
    expect(crc32(bytes), bytes.toString("hex")).toBe(checksum(bytes));
  }
});

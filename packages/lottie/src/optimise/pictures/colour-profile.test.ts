import { zlibSync } from "fflate";
import { describe, expect, it } from "vitest";
import { profileOf } from "./colour-profile.ts";

const chunk = (type: string, data: Uint8Array = new Uint8Array(4)) => ({ type, data });
const profileChunk = (bytes: Uint8Array, method = 0) =>
  chunk("iCCP", Uint8Array.of(0x61, 0, method, ...zlibSync(bytes)));
function profile(space: string, length = 200): Uint8Array {
  const bytes = new Uint8Array(length);
  for (const [at, letter] of Array.from(space).entries()) bytes[16 + at] = letter.charCodeAt(0);
  return bytes;
}

describe("what the colours of a PNG mean", () => {
  it("is what a WebP means without a profile, or says with the same one", () => {
    expect(profileOf([])).toBeNull();
    expect(profileOf([chunk("gAMA"), chunk("cHRM"), chunk("sRGB")])).toBeNull();
    expect(profileOf([profileChunk(profile("RGB "))])).toEqual(profile("RGB "));
  });

  it("is unknown where a WebP cannot say it, and where a profile is damaged or no end of it is in sight", () => {
    for (const chunks of [
      [chunk("gAMA")],
      [chunk("cHRM")],
      [chunk("sRGB"), chunk("cICP")],
      [profileChunk(profile("GRAY"))],
      [profileChunk(profile("RGB "), 1)],
      [profileChunk(profile("RGB ", 90))],
      [profileChunk(profile("RGB ", 40_000_000))],
      [chunk("iCCP", Uint8Array.of(0x61, 0, 0, 1, 2, 3))],
      [chunk("iCCP", new Uint8Array())],
    ])
      expect(profileOf(chunks)).toBe("unknown");
  });
});

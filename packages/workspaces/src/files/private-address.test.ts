import { describe, expect, it } from "vitest";
import type { FileAddressKey } from "./file-address-keys.ts";
import { readPrivateAddress, signPrivateAddress, type PrivateAddress } from "./private-address.ts";

const keyOf = (id: string, byte: number): FileAddressKey => ({ id, key: Buffer.alloc(32, byte) });
const today = keyOf("0".repeat(20), 1);
const keys = {
  signingAt: async () => today,
  find: async (id: string) => (id === today.id ? today : null),
};
const now = Date.parse("2026-11-22T10:02:00Z");
const minutes = 60_000;
const address: PrivateAddress = {
  subjectId: "f".repeat(20),
  userId: "u".repeat(20),
  key: `${"0a".repeat(32)}.lottie`,
  filename: "Eule & Co..lottie",
};

async function sign(changed: Partial<PrivateAddress> = {}, at = now) {
  const path = await signPrivateAddress(keys, { ...address, ...changed }, at);
  const [, , token = "", key = "", filename] = path.split("/");
  return {
    path,
    token,
    key: key as PrivateAddress["key"],
    filename: filename === undefined ? null : decodeURIComponent(filename),
  };
}

describe("the address of a private file", () => {
  it("says what it opens and for how long, and is the same for five minutes", async () => {
    const signed = await sign();
    expect(await readPrivateAddress(keys, signed, now)).toEqual({ address, secondsLeft: 480 });
    expect((await sign({}, now + 2 * minutes)).path).toBe(signed.path);
    expect((await sign({}, now + 3 * minutes)).path).not.toBe(signed.path);
  });

  it("is over after five to ten minutes, with half a minute for clocks that differ", async () => {
    const signed = await sign();
    expect(await readPrivateAddress(keys, signed, now + 8.4 * minutes)).toMatchObject({ secondsLeft: 0 });
    expect(await readPrivateAddress(keys, signed, now + 8.6 * minutes)).toBeNull();
    expect(await readPrivateAddress(keys, signed, now - 1 * minutes)).toMatchObject({ address });
  });

  it("opens no other bytes, and nothing under another name", async () => {
    const signed = await sign();
    const shown = await sign({ filename: null });
    for (const other of [
      { key: `${"0b".repeat(32)}.lottie` as const },
      { key: `${"0a".repeat(32)}.json` as const },
      { filename: "Other.lottie" },
      { filename: null },
    ])
      expect(await readPrivateAddress(keys, { ...signed, ...other }, now), JSON.stringify(other)).toBeNull();
    expect(await readPrivateAddress(keys, { ...shown, filename: "undefined.lottie" }, now)).toBeNull();
  });

  it("cannot be changed anywhere: another file, person, time, key or signature", async () => {
    const { token, ...rest } = await sign();
    expect(await readPrivateAddress(keys, { ...rest, token }, now)).not.toBeNull();
    for (let place = 0; place < token.length; place++) {
      const other = token[place] === "a" ? "b" : "a";
      const changed = token.slice(0, place) + other + token.slice(place + 1);
      expect(await readPrivateAddress(keys, { ...rest, token: changed }, now), String(place)).toBeNull();
    }
    for (const wrong of ["", token.slice(1), `${token}=`, token.replaceAll(".", "/"), "....", `${token}.x`])
      expect(await readPrivateAddress(keys, { ...rest, token: wrong }, now), wrong).toBeNull();
  });

  it("is worth nothing where another secret is known under the same name, or the key is gone", async () => {
    const signed = await sign();
    const others = { find: async () => keyOf(today.id, 2) };
    expect(await readPrivateAddress(others, signed, now)).toBeNull();
    expect(await readPrivateAddress({ find: async () => null }, signed, now)).toBeNull();
  });
});

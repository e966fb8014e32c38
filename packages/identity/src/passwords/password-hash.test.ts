import { argon2Sync } from "node:crypto";
import { expect, it } from "vitest";
import { hashPassword, verifyPassword } from "./password-hash.ts";

// ASVS 5.0, 11.4.2
it("hashes with argon2id, 19 MiB, two passes, one lane, and a salt of its own each time", async () => {
  const [one, other] = await Promise.all([hashPassword("a lamp"), hashPassword("a lamp")]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
  expect(one).not.toBe(other);
  expect(await verifyPassword("a lamp", one)).toBe(true);
  expect(await verifyPassword("A lamp", one)).toBe(false);
  expect(await verifyPassword("", one)).toBe(false);
});

it("knows a password that was hashed with other parameters", async () => {
  const nonce = Buffer.from("sixteen bytes ok");
  const parameters = { nonce, memory: 4_096, passes: 3, parallelism: 2, tagLength: 32 };
  const hash = argon2Sync("argon2id", { message: "a lamp", ...parameters });
  const text = (bytes: Buffer) => bytes.toString("base64").replace(/=+$/, "");
  const stored = `$argon2id$v=19$m=4096,t=3,p=2$${text(nonce)}$${text(hash)}`;
  expect(await verifyPassword("a lamp", stored)).toBe(true);
  expect(await verifyPassword("a lamq", stored)).toBe(false);
});

it("takes the same characters from two keyboards for the same password", async () => {
  const composed = await hashPassword("caf\u00e9 ｐａｐｅｒ");
  expect(await verifyPassword("cafe\u0301 paper", composed)).toBe(true);
});

it("refuses what is no hash of ours rather than letting somebody in", async () => {
  for (const stored of [
    "",
    "plain",
    "$argon2i$v=19$m=8,t=1,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAA",
  ])
    await expect(verifyPassword("plain", stored)).rejects.toThrow("malformed");
});

import { expect, it } from "vitest";
import { createApiKeySecret, hashOfSecret, isApiKeySecret, looksLikeApiKey } from "./api-key-secret.ts";

it("a key is known by its first characters and its checksum, and no two are alike", () => {
  const keys = Array.from({ length: 500 }, createApiKeySecret);
  for (const { secret, prefix, hash } of keys) {
    expect(secret).toMatch(/^zt_live_[0-9A-Za-z]{49}$/);
    expect(isApiKeySecret(secret)).toBe(true);
    expect(secret.startsWith(prefix)).toBe(true);
    expect(prefix).toHaveLength(12);
    expect(hash).toBe(hashOfSecret(secret));
    expect(hash).not.toContain(secret.slice(8));
  }
  expect(new Set(keys.map(({ secret }) => secret)).size).toBe(500);
});

it("what is mistyped, cut or made up is no key", () => {
  const { secret } = createApiKeySecret();
  for (let index = 0; index < secret.length; index += 1) {
    const other = secret[index] === "a" ? "b" : "a";
    expect(isApiKeySecret(secret.slice(0, index) + other + secret.slice(index + 1))).toBe(false);
    expect(isApiKeySecret(secret.slice(0, index))).toBe(false);
  }
  for (const text of ["", "zt_live_", `${secret}\n`, ` ${secret}`, `${secret}a`, secret.toUpperCase()])
    expect(isApiKeySecret(text)).toBe(false);
});

it("what wants to be a key is not taken for another token", () => {
  expect(looksLikeApiKey(createApiKeySecret().secret)).toBe(true);
  expect(looksLikeApiKey("zt_live_nonsense")).toBe(true);
  expect(looksLikeApiKey("eyJhbGciOiJFZERTQSJ9.e30.x")).toBe(false);
});

import { randomBytes } from "node:crypto";
import { describe, expect, it } from "vitest";
import { createSealedSecrets } from "./sealed-secrets.ts";
import { createSecretSeed } from "./webhook-secret.ts";

const [first, second] = [randomBytes(32), randomBytes(32)];

describe("secrets of webhooks, as they are stored", () => {
  it("are nothing without the key, and belong to one endpoint", () => {
    const seed = createSecretSeed();
    const sealed = createSealedSecrets([first]).seal("one", seed);
    expect(sealed.includes(seed)).toBe(false);
    expect(createSealedSecrets([first]).open("one", sealed)).toEqual(seed);
    expect(createSealedSecrets([first]).open("two", sealed)).toBeNull();
    expect(createSealedSecrets([second]).open("one", sealed)).toBeNull();
    expect(createSealedSecrets([]).open("one", sealed)).toBeNull();
    for (const at of [0, 5, 20, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(createSealedSecrets([first]).open("one", changed)).toBeNull();
    }
  });

  it("are opened by any of the keys, so that these can be changed, and as they were before there was one", () => {
    const seed = createSecretSeed();
    const sealed = createSealedSecrets([first]).seal("one", seed);
    expect(createSealedSecrets([second, first]).open("one", sealed)).toEqual(seed);
    const plain = createSealedSecrets([]).seal("one", seed);
    expect(createSealedSecrets([first]).open("one", plain)).toEqual(seed);
  });
});

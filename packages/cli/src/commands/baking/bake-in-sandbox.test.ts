import { expect, it } from "vitest";
import { bakeInSandbox } from "./bake-in-sandbox.ts";

/** Ten thousand frames, each of which takes as long as one may. */
const slow = {
  v: "5.7.0",
  fr: 60,
  ip: 0,
  op: 9_999,
  w: 64,
  h: 64,
  layers: [
    {
      ty: 4,
      ind: 1,
      ip: 0,
      op: 9_999,
      st: 0,
      ks: {
        o: { a: 0, k: 100, x: "let sum = 0; for (let each = 0; each < 1e6; each++) sum += each; sum % 100" },
      },
      shapes: [],
    },
  ],
};

it("ends the thread in the middle of a program when nobody waits for it any more", async () => {
  const interruption = new AbortController();
  const bytes = new TextEncoder().encode(JSON.stringify(slow));
  const baking = bakeInSandbox(
    bytes,
    {},
    { signal: interruption.signal, onProgress: () => interruption.abort(new Error("enough")) },
  );
  await expect(baking).rejects.toThrow("enough");
});

it("says what is wrong with a file as all other commands do", async () => {
  await expect(bakeInSandbox(new Uint8Array(), {}, {})).rejects.toMatchObject({ code: "empty" });
  const bytes = new TextEncoder().encode(JSON.stringify(slow));
  await expect(bakeInSandbox(bytes, { animationId: "other" }, {})).rejects.toThrow(/no animation "other"/);
});

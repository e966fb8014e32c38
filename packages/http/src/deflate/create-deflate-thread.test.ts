import { inflateRawSync } from "node:zlib";
import { expect, test } from "vitest";
import { createDeflateThread } from "./create-deflate-thread.ts";
import { deflateTexts } from "./deflate-texts.ts";

const texts = ["moths ".repeat(2_000), "馬", "x", "", "short ".repeat(50), "owls ".repeat(9_000)].map(
  (text) => Buffer.from(text),
);
/** The last block, empty, which ends what the blocks began. */
const end = Buffer.from([0x03, 0x00]);
const read = (blocks: readonly Uint8Array[]) =>
  blocks.map((one) => inflateRawSync(Buffer.concat([one, end])).toString());

test("every text comes back in the place in which it was sent, whoever else sends some", async () => {
  const deflate = createDeflateThread();
  const sent = Array.from({ length: 30 }, (_, at) => texts.slice(at % texts.length));
  const deflated = await Promise.all(sent.map((some) => deflate(some)));
  expect(deflated.map(read)).toEqual(sent.map((some) => some.map(String)));
});

test("a thread gives the same as who compresses for himself", async () => {
  expect((await createDeflateThread()(texts)).map((blocks) => Buffer.from(blocks))).toEqual(
    deflateTexts(texts),
  );
});

test("what cannot be compressed is refused, and the next text has a thread", async () => {
  const deflate = createDeflateThread();
  await expect(deflate([null as unknown as Uint8Array])).rejects.toThrow();
  expect(read(await deflate(texts))).toEqual(texts.map(String));
});

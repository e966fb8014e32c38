import { gunzipSync } from "node:zlib";
import { deflateTexts } from "@zoetrope/http/deflate-texts";
import { createDeflateThread } from "@zoetrope/http/deflate-thread";
import fc from "fast-check";
import { expect, test } from "vitest";
import { gzipPage } from "./gzip-page.ts";

const here = async (texts: readonly Uint8Array[]) => deflateTexts(texts);
const aside = createDeflateThread();

const ofOwn = fc
  .oneof(fc.string({ unit: "grapheme", maxLength: 300 }), fc.string({ minLength: 2_001, maxLength: 3_000 }))
  .map((text) => Buffer.from(text));
const shared = fc
  .tuple(fc.string({ maxLength: 40 }), fc.integer({ min: 0, max: 400 }))
  .map(([text, times]) => ({ bytes: Buffer.from(text.repeat(times)), digest: "" }));

test("whatever a page is made of, a browser unpacks what it says", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.oneof(ofOwn, shared), { maxLength: 12 }), async (pieces) => {
      const whole = Buffer.concat(pieces.map((piece) => (Buffer.isBuffer(piece) ? piece : piece.bytes)));
      // What pages share is taken from memory the second time.
      for (const zip of [here, aside])
        expect(gunzipSync(await gzipPage(pieces, zip)).equals(whole)).toBe(true);
    }),
  );
});

test("what pages share is as small as in a page of its own", async () => {
  const sheet = {
    bytes: Buffer.from(Array.from({ length: 900 }, (_, at) => `.a${at}{top:0}`).join("")),
    digest: "",
  };
  const zipped = await gzipPage([Buffer.from("<style>"), sheet, Buffer.from("</style>")], here);
  expect(zipped.length).toBeLessThan((await gzipPage([sheet], here)).length + 40);
});

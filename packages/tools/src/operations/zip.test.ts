import { expect, test } from "vitest";
import { run } from "./zip.ts";

const file = (name: string) => ({ name, bytes: new TextEncoder().encode(name) });
/** From the central directory (APPNOTE.TXT 4.3.12), where names stand 42 bytes behind the signature. */
const namesIn = (archive: Uint8Array): string[] => {
  const [, ...entries] = Buffer.from(archive).toString("latin1").split("PK\u0001\u0002");
  return entries.map((entry) => entry.slice(42, 42 + entry.charCodeAt(24)));
};

test("files of one name all come into the archive, also where case is ignored", async () => {
  const files = [file("star.json"), file("Star.json"), file("star.json")];
  const { bytes } = await run(files, { name: "stars.zip" }, {}, null as never);
  expect(namesIn(bytes)).toEqual(["star.json", "Star (2).json", "star (3).json"]);
});

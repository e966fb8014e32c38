import { paletteOf, parseAnimation, standaloneJson, toDotLottie } from "@zoetrope/lottie";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { openRecolourFile, type FileFormat, type RecolourFile } from "./recolour-file.ts";

const fill = (colour: number[], more: object = {}) => ({
  ty: "fl",
  o: { a: 0, k: 100 },
  c: { a: 0, k: colour, ...more },
});
const animation = {
  v: "5.7.0",
  fr: 30,
  ip: 0,
  op: 30,
  w: 100,
  h: 100,
  nm: "Flag",
  slots: { cloth: { p: { a: 0, k: [1, 0, 0] } } },
  layers: [
    {
      ty: 4,
      ind: 1,
      ip: 0,
      op: 30,
      st: 0,
      nm: "Cloth",
      ks: {},
      shapes: [
        { ty: "rc", p: { a: 0, k: [50, 50] }, s: { a: 0, k: [80, 40] }, r: { a: 0, k: 0 } },
        fill([1, 0, 0], { sid: "cloth" }),
        { ty: "rc", p: { a: 0, k: [10, 50] }, s: { a: 0, k: [4, 90] }, r: { a: 0, k: 0 } },
        fill([0, 1, 0]),
      ],
    },
  ],
};
const bytes = toDotLottie({
  animations: [{ id: "flag", json: animation }],
  themes: [{ id: "night", json: { rules: [{ id: "cloth", type: "Color", value: [0, 0, 1] }] } }],
});

let file: RecolourFile;
beforeAll(async () => {
  vi.stubGlobal("fetch", async () => new Response(new Uint8Array(bytes)));
  file = await openRecolourFile("https://files.example/flag.lottie");
});
afterAll(() => vi.unstubAllGlobals());

const formats: FileFormat[] = ["dotlottie", "dotlottie-optimised", "json", "json-optimised"];

async function coloursOf(blob: Blob): Promise<string[]> {
  const parsed = parseAnimation(new Uint8Array(await blob.arrayBuffer()));
  return paletteOf(standaloneJson(parsed) ?? {}).map(({ hex }) => hex);
}

test.each(formats)("a recoloured %s holds the new colour and not the old one", async (format) => {
  const colours = await coloursOf(file.download({ "#00ff00": "#123456" }, format, null));
  expect(colours).toContain("#123456");
  expect(colours).not.toContain("#00ff00");
  expect(colours).toContain("#ff0000");
});

test.each(formats)("a %s kept under a theme shows the theme by itself", async (format) => {
  const colours = await coloursOf(file.download({}, format, "night"));
  expect(colours).toContain("#0000ff");
  expect(colours).not.toContain("#ff0000");
});

test("theme and new colours go together into one file, which keeps its themes", async () => {
  const blob = file.download({ "#00ff00": "#123456" }, "dotlottie-optimised", "night");
  expect((await coloursOf(blob)).toSorted()).toEqual(["#0000ff", "#123456"]);
  const parsed = parseAnimation(new Uint8Array(await blob.arrayBuffer()));
  expect(parsed.themes.map(({ id }) => id)).toEqual(["night"]);
});

test("the stage and the download have the same colours", async () => {
  const mapping = { "#ff0000": "#abcdef" };
  const preview = file.preview(mapping, null);
  if (!("bytes" in preview)) throw new Error("A file with themes stays a dotLottie on the stage");
  const onStage = await coloursOf(new Blob([preview.bytes]));
  expect(await coloursOf(file.download(mapping, "dotlottie", null))).toEqual(onStage);
  expect(await coloursOf(file.download(mapping, "json", null))).toEqual(onStage);
});

test("under a theme the colours to be changed are the theme's, on the stage as in the download", async () => {
  expect(file.coloursIn("night").toSorted()).toEqual(["#0000ff", "#00ff00"]);
  expect(file.coloursIn(null).toSorted()).toEqual(["#00ff00", "#ff0000"]);
  const mapping = { "#0000ff": "#abcdef" };
  const preview = file.preview(mapping, "night");
  if (!("bytes" in preview)) throw new Error("A file with themes stays a dotLottie on the stage");
  for (const blob of [new Blob([preview.bytes]), file.download(mapping, "json", "night")])
    expect((await coloursOf(blob)).toSorted()).toEqual(["#00ff00", "#abcdef"]);
});

test("one download leaves the next as it would have been", async () => {
  await coloursOf(file.download({ "#00ff00": "#123456" }, "json", "night"));
  expect(await coloursOf(file.download({}, "json", null))).toEqual(
    expect.arrayContaining(["#ff0000", "#00ff00"]),
  );
});

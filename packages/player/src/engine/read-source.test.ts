import { mayRunPrograms, parseAnimation, toDotLottie } from "@zoetrope/lottie";
import { afterEach, expect, test, vi } from "vitest";
import { maxSourceBytes, readSource } from "./read-source.ts";

const { signal } = new AbortController();
afterEach(() => vi.unstubAllGlobals());

const answer = (response: Response | Error) =>
  vi.stubGlobal("fetch", () =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );

const json = { w: 9, h: 9, fr: 30, ip: 0, op: 60, layers: [] as unknown[] };
const archiveOf = (each: typeof json) =>
  new Uint8Array(toDotLottie({ animations: [{ id: "a", json: each }] }));

test("JSON becomes text and dotLottie stays bytes, whatever the server calls them", async () => {
  answer(new Response(JSON.stringify(json)));
  expect(await readSource({ url: "https://x.example/a" }, signal)).toBe(JSON.stringify(json));
  answer(new Response(archiveOf(json)));
  expect(await readSource({ url: "https://x.example/a" }, signal)).toEqual(archiveOf(json).buffer);
});

test("programs of a file never reach the renderer, however the file came here", async () => {
  const hostile = { ...json, layers: [0, { ty: 4, ks: { r: { x: "while(true){}" } } }] };
  const text = JSON.stringify(hostile);
  expect(await readSource({ json: text }, signal)).not.toContain("while");
  expect(await readSource({ bytes: new TextEncoder().encode(text).buffer }, signal)).not.toContain("while");
  answer(new Response(archiveOf(hostile)));
  const archive = await readSource({ url: "https://x.example/a" }, signal);
  expect(mayRunPrograms(new Uint8Array(archive as ArrayBuffer))).toBe(false);
  expect(parseAnimation(new Uint8Array(archive as ArrayBuffer)).animations).toMatchObject([
    { id: "a", json: { layers: [0, { ty: 4, ks: { r: {} } }] } },
  ]);
});

test("an archive without a manifest is given to the renderer with one", async () => {
  const renamed = Buffer.from(archiveOf(json))
    .toString("latin1")
    .replaceAll("manifest.json", "manifest_json");
  const plain = Buffer.from(renamed, "latin1");
  const archive = await readSource({ bytes: new Uint8Array(plain).buffer }, signal);
  expect(parseAnimation(new Uint8Array(archive as ArrayBuffer))).toMatchObject({ dotLottieVersion: 2 });
});

test("what cannot be played within the limits is refused before it is drawn", async () => {
  const source = { json: JSON.stringify({ ...json, w: 1e9 }) };
  await expect(readSource(source, signal)).rejects.toMatchObject({
    code: "file",
    message: expect.stringContaining("width") as string,
  });
});

test("a file that is not there is an error that says so", async () => {
  answer(new Response("no", { status: 404 }));
  await expect(readSource({ url: "https://x.example/a" }, signal)).rejects.toMatchObject({
    code: "fetch",
    message: expect.stringContaining("404") as string,
  });
  answer(new TypeError("offline"));
  await expect(readSource({ url: "https://x.example/a" }, signal)).rejects.toMatchObject({
    code: "fetch",
    message: "offline",
  });
});

test("a file that is too large is given up, also when it lies about its length", async () => {
  answer(new Response("{}", { headers: { "content-length": String(maxSourceBytes + 1) } }));
  await expect(readSource({ url: "https://x.example/a" }, signal)).rejects.toMatchObject({
    code: "too-large",
  });
  const block = new Uint8Array(8 * 1024 * 1024);
  const endless = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(block) });
  answer(new Response(endless));
  await expect(readSource({ url: "https://x.example/a" }, signal)).rejects.toMatchObject({
    code: "too-large",
  });
});

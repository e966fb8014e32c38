import { afterEach, expect, test, vi } from "vitest";
import { maxSourceBytes, readSource } from "./read-source.ts";

const { signal } = new AbortController();
afterEach(() => vi.unstubAllGlobals());

const answer = (response: Response | Error) =>
  vi.stubGlobal("fetch", () =>
    response instanceof Error ? Promise.reject(response) : Promise.resolve(response),
  );

test("JSON becomes text and dotLottie stays bytes, whatever the server calls them", async () => {
  answer(new Response('{"v":"5"}'));
  expect(await readSource({ url: "https://x.example/a" }, signal)).toBe('{"v":"5"}');
  answer(new Response(new Uint8Array([0x50, 0x4b, 3, 4, 1])));
  expect(await readSource({ url: "https://x.example/a" }, signal)).toBeInstanceOf(ArrayBuffer);
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

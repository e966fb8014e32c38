import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDrawingCore } from "@zoetrope/render/node";
import * as harfbuzz from "harfbuzzjs";
import { chromium, type Browser } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findBrowser } from "../../../../scripts/test-command/ensure-browser.ts";
import { serve, type TestServer } from "@zoetrope/player/testing/element-server";
import { sameBytesOperations } from "./same-bytes-operations.ts";
import { exampleFolder, tryCommand } from "./try-command.ts";

/** As strict as the product's own pages: scripts and WebAssembly of the origin, nothing written into the page. */
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
const fromRender = createRequire(new URL("../../../render/package.json", import.meta.url));
const wasm = {
  "dotlottie-player.wasm": fromRender.resolve("@lottiefiles/dotlottie-web/dotlottie-player.wasm"),
  "mozjpeg_enc.wasm": fromRender.resolve("@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm"),
  "webp_enc_simd.wasm": fromRender.resolve("@jsquash/webp/codec/enc/webp_enc_simd.wasm"),
};

let files: string;
let folder: string;
let server: TestServer;
let browser: Browser;
let inWorker: { [name: string]: string };
let inNode: { [name: string]: string };

const digestOf = (bytes: Uint8Array): string =>
  `${bytes.length} ${createHash("sha256").update(bytes).digest("hex")}`;

beforeAll(async () => {
  files = exampleFolder();
  folder = mkdtempSync(join(tmpdir(), "zoetrope-same-bytes-"));
  await build({
    configFile: false,
    logLevel: "error",
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: join(import.meta.dirname, "same-bytes-worker.ts"),
        output: { format: "es", entryFileNames: "worker.js" },
      },
    },
  });
  for (const [name, path] of Object.entries(wasm)) copyFileSync(path, join(folder, name));
  server = await serve({
    folders: [folder, files],
    pages: { "/": "<!doctype html><title>Same bytes</title>" },
    headers: { "content-security-policy": policy },
  });
  browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  const page = await browser.newPage();
  await page.goto(server.url);
  const answer = await page.evaluate(
    () =>
      new Promise<{ digests?: { [name: string]: string }; error?: string }>((resolve) => {
        const worker = new Worker("/worker.js", { type: "module" });
        worker.addEventListener("message", ({ data }) =>
          resolve(data as { digests?: { [name: string]: string } }),
        );
        worker.addEventListener("error", ({ message }) => resolve({ error: message }));
      }),
  );
  expect(answer.error).toBeUndefined();
  inWorker = answer.digests ?? {};
  const given = {
    core: await openDrawingCore(),
    bytes: new Uint8Array(readFileSync(join(files, "walk.json"))),
    svg: new Uint8Array(readFileSync(join(files, "icon.svg"))),
    read: async (name: string) => new Uint8Array(readFileSync(join(files, name))),
    harfbuzz,
    jpegWasm: new Uint8Array(readFileSync(wasm["mozjpeg_enc.wasm"])),
    webpWasm: new Uint8Array(readFileSync(wasm["webp_enc_simd.wasm"])),
  };
  inNode = {};
  for (const [name, { run }] of Object.entries(sameBytesOperations))
    inNode[name] = digestOf(await run(given));
}, 120_000);

afterAll(async () => {
  await browser?.close();
  await server?.close();
  for (const each of [files, folder]) rmSync(each, { recursive: true, force: true });
});

test.each(Object.entries(sameBytesOperations))(
  "%s gives the same bytes as library, in a worker of a page and on the command line",
  async (name, { command }) => {
    expect(inNode[name]).toBeTypeOf("string");
    expect(inWorker[name]).toBe(inNode[name]);
    if (command === undefined) return;
    const { outBytes, exitCode, err } = await tryCommand(command, { folder: files });
    expect(err).not.toContain("error");
    expect(exitCode).toBe(0);
    expect(digestOf(outBytes)).toBe(inNode[name]);
  },
);

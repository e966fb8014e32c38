import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { gzipSync } from "node:zlib";
import { chromium } from "playwright-core";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { square } from "@zoetrope/cli/testing/try-command";
import { listOriginals } from "../../packages/originals/src/index.ts";
import { serve } from "@zoetrope/player/testing/element-server";
import { findBrowser } from "../test-command/ensure-browser.ts";
import { operationSizes, writtenSizes } from "./operation-sizes.ts";
import { packPackages } from "./pack-packages.ts";
import { publishedPackages } from "./published-packages.ts";

const packages = publishedPackages();
const names = packages.map(({ manifest }) => manifest.name);
const modules = packages.flatMap(({ manifest, entries }) =>
  entries.map(({ subpath }) => manifest.name + subpath.slice(1)),
);

const tsc = join(import.meta.dirname, "../../node_modules/typescript-native/bin/tsc");
let project = "";
const write = (file: string, text: string | Uint8Array): void => writeFileSync(join(project, file), text);

/** Somebody else's project, outside the repository, with nothing but the tarballs. */
beforeAll(async () => {
  project = mkdtempSync(join(tmpdir(), "zoetrope-installed-"));
  const tarballs = await packPackages(packages, join(project, "tarballs"));
  write("package.json", '{ "name": "somebody-elses", "version": "1.0.0", "type": "module" }');
  execFileSync("npm", ["install", "--offline", "--ignore-scripts", ...tarballs], {
    cwd: project,
    stdio: "pipe",
  });
}, 120_000);
afterAll(() => rmSync(project, { recursive: true, force: true }));

test("what is installed brings nothing along, and none of the workspace's names", () => {
  const lock = JSON.parse(readFileSync(join(project, "package-lock.json"), "utf8")) as { packages: object };
  expect(Object.keys(lock.packages).toSorted()).toEqual(["", ...names.map((name) => `node_modules/${name}`)]);
  for (const { entries, manifest } of packages)
    for (const { name } of entries) {
      const folder = join(project, "node_modules", manifest.name);
      for (const file of [`${name}.js`, `${name}.d.ts`])
        expect(readFileSync(join(folder, file), "utf8")).not.toMatch(/from "@zoetrope\//);
    }
});

const uses = `
import { createAuthClient, version, type AuthClient, type AuthEvent } from "@zoetrope/auth-client";
import { loadPlayer, mountCardPlayer, type PlayerController, type PlayerState } from "@zoetrope/player";
import type { ZoetropePlayerElement } from "@zoetrope/player/element";
import "@zoetrope/player/element";
import { inspect, LottieError, optimise, parseAnimation, readCertificate, type OptimiseReport } from "@zoetrope/lottie";
import { validateAgainstSchema } from "@zoetrope/lottie/schema";
import { MachineSimulation, readStateMachine, validateStateMachines } from "@zoetrope/lottie/state-machine";
import { writeZip } from "@zoetrope/lottie/write-zip";
import { createDrawingCore, toGif, type GifReport } from "@zoetrope/render";
import { openPictureEncoder } from "@zoetrope/render/node";

export const client: AuthClient = createAuthClient({
  baseAuthUrl: "https://accounts.example",
  callback: (event: AuthEvent) => event.name === "sessionCheck" && event.session?.userId,
});
export async function play(host: HTMLElement): Promise<PlayerState> {
  const { createPlayer } = await loadPlayer();
  const player: PlayerController = createPlayer({ host, source: { url: "/owl.lottie" }, loop: "once" });
  player.on("frame", (frame) => frame.toFixed(1));
  mountCardPlayer(host, { src: "/owl.lottie" }).unmount();
  document.querySelector<ZoetropePlayerElement>("zoetrope-player")?.seek(0);
  return player.state;
}
export async function shrink(bytes: Uint8Array, wasm: Uint8Array): Promise<[OptimiseReport, GifReport]> {
  const { result, report } = await optimise(bytes, { format: "dotlottie" }, { onProgress: (share) => share.toFixed() });
  const gif = await toGif(result, { core: await createDrawingCore({ wasm }), matte: "#ffffff" });
  return [report, gif.report];
}
export async function look(bytes: Uint8Array): Promise<Uint8Array> {
  const parsed = parseAnimation(bytes);
  const found = [...validateStateMachines(parsed), ...(await validateAgainstSchema(parsed)).report.diagnostics];
  const machine = readStateMachine(parsed.stateMachines[0]?.json);
  const state = machine === null ? null : new MachineSimulation(machine).state;
  const certificate = readCertificate(parsed, parsed.animations[0]?.id ?? "");
  return writeZip([["found.json", new TextEncoder().encode(JSON.stringify({ found, state, certificate }))]]);
}
export const failed = (error: unknown): boolean => error instanceof LottieError && error.code === "too-large";
export const encoder = openPictureEncoder("avif");
// @ts-expect-error: bytes or a document, no name of a file
void inspect("walk.json");
export const length: number = version.length;
// @ts-expect-error: a frame has no such name
client.openLogin({ mode: "window" });
`;

test.each([
  ["node16", "node16"],
  ["bundler", "esnext"],
])("types are found and strict under moduleResolution %s", (moduleResolution, module) => {
  write("uses.ts", uses);
  const options = { module, moduleResolution, target: "es2022", lib: ["es2022", "dom", "dom.iterable"] };
  const checks = {
    strict: true,
    noEmit: true,
    skipLibCheck: false,
    noUncheckedSideEffectImports: true,
    types: [],
  };
  write("tsconfig.json", JSON.stringify({ compilerOptions: { ...options, ...checks }, files: ["uses.ts"] }));
  const { stdout } = spawnSync("node", [tsc, "-p", project], { encoding: "utf8" });
  expect(stdout).toBe("");
});

test("every module can be imported where pages are rendered on a server", () => {
  write(
    "server.js",
    `for (const name of ${JSON.stringify(modules)}) console.log(name, Object.keys(await import(name)).join());`,
  );
  const lines = execFileSync("node", ["server.js"], { cwd: project, encoding: "utf8" }).trim().split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "@zoetrope/auth-client createAuthClient,version",
      "@zoetrope/player loadPlayer,mountCardPlayer",
      "@zoetrope/player/element ",
      expect.stringMatching(/^@zoetrope\/lottie .*\bconvert,.*\boptimise,/),
      expect.stringMatching(/^@zoetrope\/lottie\/schema .*\bvalidateAgainstSchema/),
      expect.stringMatching(/^@zoetrope\/lottie\/state-machine .*\bbuildStateMachine,/),
      expect.stringMatching(/^@zoetrope\/lottie\/write-zip .*\bwriteZip/),
      expect.stringMatching(/^@zoetrope\/render .*\bcreateDrawingCore,.*\btoGif,/),
      expect.stringMatching(/^@zoetrope\/render\/node .*\bopenDrawingCore,/),
    ]),
  );
  expect(lines).toHaveLength(modules.length);
});

const readmes = ["lottie", "render"].map((name) =>
  join(import.meta.dirname, "../../packages", name, "README.md"),
);
const examples = readmes.flatMap((readme) =>
  [...readFileSync(readme, "utf8").matchAll(/^```js\n([^]*?)^```/gm)].map(([, code = ""]) => code),
);

test.each(examples)("an example of a README runs as it stands: %#", (code) => {
  write("walk.json", JSON.stringify(square("Walk", [1, 0, 0])));
  write("example.js", code);
  expect(() => execFileSync("node", ["example.js"], { cwd: project, stdio: "pipe" })).not.toThrow();
});

test.each(readmes)("an operation is as large as %s says", async (readme) => {
  const folder = dirname(readme);
  const { name } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { name: string };
  const sizes = await operationSizes(name, join(project, "node_modules", name));
  const written = writtenSizes(readme);
  expect([...written.keys()]).toEqual([...sizes.keys()]);
  for (const [operation, bytes] of sizes) {
    const share = bytes / 1000 / (written.get(operation) ?? 0);
    expect(Math.abs(share - 1), `${operation}: npm run package-sizes`).toBeLessThan(0.2);
  }
});

/** What a page loads at first, and what it fetches later, by name, in bytes of gzip. */
async function bundle(code: string): Promise<{ first: number; later: string[] }> {
  write("page.js", code);
  const built = await build({
    root: project,
    configFile: false,
    logLevel: "error",
    build: {
      write: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: join(project, "page.js") },
    },
  });
  if (!("output" in built)) throw new Error("nothing was built");
  const first = built.output.filter((file) => file.type === "chunk" && file.isEntry);
  return {
    first: gzipSync(first.map((file) => ("code" in file ? file.code : "")).join("")).length,
    later: built.output
      .filter((file) => !first.includes(file))
      .map(({ fileName }) => fileName.replace(/^assets\/|-[\w-]{8}(?=\.\w+$)/g, ""))
      .toSorted(),
  };
}

test("a bundler takes what is used, with the player's worker and WebAssembly beside it", async () => {
  const client = await bundle(
    'import { createAuthClient } from "@zoetrope/auth-client"; window.client = createAuthClient({});',
  );
  expect(client.first).toBeLessThan(4_400);
  expect(client.later).toEqual([]);

  const player = await bundle(
    'import { mountCardPlayer } from "@zoetrope/player"; mountCardPlayer(document.body, { src: "/owl.lottie" });',
  );
  expect(player.first).toBeLessThan(1_600);
  expect(player.later).toContain("dotlottie-player.wasm");
  expect(player.later).toContain("reel-worker.js");

  const nothing = await bundle('import { loadPlayer } from "@zoetrope/player"; console.log("unused");');
  expect(nothing.first).toBeLessThan(100);
});

test("the bundled player draws in a browser, off the main thread", async () => {
  write(
    "index.html",
    `<!doctype html><title>Elsewhere</title><link rel="icon" href="data:," />
    <zoetrope-player src="/owl.lottie" style="width: 200px" autoplay loop></zoetrope-player>
    <script type="module">import "@zoetrope/player/element";</script>`,
  );
  await build({ root: project, configFile: false, logLevel: "error", build: { assetsInlineLimit: 0 } });
  write(
    "dist/owl.lottie",
    listOriginals()
      .find(({ loops }) => loops)
      ?.toDotLottie() ?? "",
  );
  const server = await serve({ folders: [join(project, "dist")] });
  const browser = await chromium.launch({
    executablePath: findBrowser() ?? undefined,
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    const page = await browser.newPage();
    const begun = page.waitForEvent("worker");
    await page.goto(`${server.url}/index.html`);
    expect((await begun).url()).toContain("reel-worker");
    const frame = await page.locator("zoetrope-player").evaluate(
      (element) =>
        new Promise((resolve, reject) => {
          element.addEventListener("frame", (event) => resolve((event as CustomEvent<number>).detail));
          element.addEventListener("error", (event) =>
            reject(new Error((event as CustomEvent<string>).detail)),
          );
        }),
    );
    expect(frame).toEqual(expect.any(Number));
  } finally {
    await browser.close();
    await server.close();
  }
});

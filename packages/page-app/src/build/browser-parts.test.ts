import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { createBuilder, type Rolldown } from "vite";
import { browserPartsStayOutOfServer } from "./browser-parts.ts";

const files = {
  "apps/pages/server/app.ts": `
    import { island, workerAddress } from "../app/island.ts";
    export { readStore } from "../../../packages/storage/src/store.ts";
    export const drawOnServer = () => import("./drawing.ts").then(({ draw }) => draw());
    export { island, workerAddress };`,
  "apps/pages/server/drawing.ts": `export const draw = () => "drawn on the server";`,
  "packages/storage/src/store.ts": `export const readStore = () => import("./disk.ts").then(({ read }) => read());`,
  "packages/storage/src/disk.ts": `export const read = () => "read by the server";`,
  "apps/pages/app/island.ts": `
    import address from "./tool-worker.ts?worker&url";
    export const workerAddress = address;
    export const island = { html: "<p>shell</p>", onClick: () => import("./engine.ts").then(({ run }) => run()) };`,
  "apps/pages/app/engine.ts": `export const run = () => "heavy engine";`,
  "apps/pages/app/tool-worker.ts": `postMessage("heavy worker");`,
};

it("the server's build has what servers fetch, and nothing that a page fetches or runs in a worker", async () => {
  const root = await mkdtemp(join(tmpdir(), "browser-parts-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), code);
  }
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [browserPartsStayOutOfServer],
    environments: {
      ssr: {
        build: {
          ssr: true,
          outDir: "server",
          rollupOptions: { input: join(root, "apps/pages/server/app.ts") },
        },
      },
    },
  });
  const { output } = (await builder.build(builder.environments["ssr"]!)) as Rolldown.RolldownOutput;
  const code = output.map((file) => (file.type === "chunk" ? file.code : "")).join("");
  expect(code).toContain("drawn on the server");
  expect(code).not.toContain("heavy");

  const built = (await import(join(root, "server", output[0].fileName))) as {
    island: { html: string; onClick(): Promise<string> };
    workerAddress: string;
    drawOnServer(): Promise<string>;
    readStore(): Promise<string>;
  };
  expect(built.island.html).toBe("<p>shell</p>");
  expect(built.workerAddress).toBe("");
  expect(await built.drawOnServer()).toBe("drawn on the server");
  expect(await built.readStore()).toBe("read by the server");
  await expect(built.island.onClick()).rejects.toThrow("runs in browsers only");
});

import { expect, it } from "vitest";
import { build } from "vite";
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { boundedPlayer } from "./bounded-player.ts";

/** A module that exports one memory of one page, which may grow to 16,384 of them times `factor`. */
const moduleWith = (factor: 1 | 2): Buffer =>
  Buffer.from(`0061736d01000000050601010180800${factor}070a01066d656d6f72790200`, "hex");

it("pages get the player's WebAssembly with a bound of its memory, and other modules as they are", async () => {
  const folder = mkdtempSync(join(tmpdir(), "zoetrope-build-"));
  try {
    writeFileSync(join(folder, "dotlottie-player.wasm"), moduleWith(2));
    writeFileSync(join(folder, "other.wasm"), moduleWith(1));
    writeFileSync(
      join(folder, "main.js"),
      'import a from "./dotlottie-player.wasm?url"; import b from "./other.wasm?url"; console.log(a, b);',
    );
    await build({
      root: folder,
      logLevel: "silent",
      configFile: false,
      plugins: [boundedPlayer],
      build: { assetsInlineLimit: 0, rolldownOptions: { input: join(folder, "main.js") } },
    });
    const built = readdirSync(join(folder, "dist/assets"));
    const grow = async (name: string): Promise<number> => {
      const file = built.find((each) => each.startsWith(name)) ?? "none";
      const { instance } = await WebAssembly.instantiate(readFileSync(join(folder, "dist/assets", file)));
      return (instance.exports["memory"] as WebAssembly.Memory).grow(8_192);
    };
    await expect(grow("dotlottie-player")).rejects.toMatchObject({ name: "RangeError" });
    expect(await grow("other")).toBe(1);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

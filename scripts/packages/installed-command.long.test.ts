import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { square, turning } from "@zoetrope/cli/testing/try-command";
import { packCommands } from "./pack-packages.ts";
import { publishedCommands } from "./published-packages.ts";

let folder = "";
const zoetrope = (...args: string[]): Buffer =>
  execFileSync(join(folder, "node_modules/.bin/zoetrope"), args, {
    cwd: folder,
    stdio: ["ignore", "pipe", "ignore"],
  });

/** An empty folder, outside the repository, with nothing but the command. */
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "zoetrope-command-"));
  const tarballs = await packCommands(publishedCommands(), join(folder, "tarballs"));
  execFileSync("npm", ["install", "--offline", "--ignore-scripts", ...tarballs], {
    cwd: folder,
    stdio: "pipe",
  });
  writeFileSync(join(folder, "walk.json"), JSON.stringify(square("Walk", [1, 0, 0])));
  writeFileSync(join(folder, "turn.json"), JSON.stringify(turning("Turn")));
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the installed command brings nothing along, with the licences of what it is made of", () => {
  const lock = JSON.parse(readFileSync(join(folder, "package-lock.json"), "utf8")) as { packages: object };
  expect(Object.keys(lock.packages)).toEqual(["", "node_modules/@zoetrope/cli"]);
  const notices = readFileSync(join(folder, "node_modules/@zoetrope/cli/THIRD_PARTY_NOTICES.md"), "utf8");
  for (const name of ["fflate", "@jsquash/avif", "@jsquash/webp", "@lottiefiles/dotlottie-web"])
    expect(notices).toContain(`## ${name} `);
});

test("the installed command looks at its Node before it loads anything", () => {
  const command = readFileSync(join(folder, "node_modules/@zoetrope/cli/zoetrope.js"), "utf8");
  expect(command).toContain("or newer, this is");
  expect(command).not.toMatch(/^import\b/m);
});

test("the installed command inspects, makes smaller and draws", () => {
  expect(JSON.parse(zoetrope("inspect", "--json", "walk.json").toString())).toMatchObject([
    { file: "walk.json", result: { facts: { width: 64, frameCount: 12 } } },
  ]);
  expect(zoetrope("optimise", "walk.json").length).toBeLessThan(
    readFileSync(join(folder, "walk.json")).length,
  );
  expect(zoetrope("render", "walk.json", "--format", "png").subarray(1, 4).toString()).toBe("PNG");
  expect(zoetrope("render", "walk.json", "--format", "webp").subarray(8, 12).toString()).toBe("WEBP");
  expect(zoetrope("render", "walk.json", "--format", "gif").subarray(0, 3).toString()).toBe("GIF");
});

test("the installed command speaks the reader’s language", () => {
  expect(zoetrope("inspect", "walk.json", "--lang", "de").toString()).toMatch(/Leinwand +64 × 64/);
  expect(zoetrope("--help", "--lang", "ja").toString()).toContain("使い方: zoetrope");
});

test("the installed command bakes expressions in a thread of its own", () => {
  const baked = zoetrope("edit", "bake-expressions", "turn.json", "--output", "-").toString();
  expect(JSON.parse(baked).layers[0].ks.r).toMatchObject({ a: 1, k: [{ s: [0] }, { s: [90] }] });
});

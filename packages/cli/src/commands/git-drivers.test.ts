import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { square, tryCommand } from "../testing/try-command.ts";

const main = join(import.meta.dirname, "../main.ts");
const manual = readFileSync(join(import.meta.dirname, "../../../../docs/command-line.md"), "utf8");
let folder = "";

const git = (...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...args], {
    cwd: folder,
    encoding: "utf8",
    stdio: ["ignore", "pipe", "pipe"],
  });
const write = (json: object): void => writeFileSync(join(folder, "walk.json"), JSON.stringify(json));
const commit = (json: object): void => {
  write(json);
  git("commit", "-qam", "change");
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "zoetrope-git-"));
  git("init", "-qb", "main");
  // The settings of the manual, with this command in the place of the installed one.
  const settings = manual.slice(manual.indexOf("printf '%s\\n' '*.json"));
  const lines = settings
    .slice(0, settings.indexOf("```"))
    .replaceAll("'zoetrope ", `'"${process.execPath}" "${main}" `);
  execFileSync("sh", ["-ec", lines], { cwd: folder });
  write(square("Walk", [1, 0, 0]));
  git("add", ".");
  git("commit", "-qm", "first");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it("git diff tells what changed in the words of animations", () => {
  write({ ...square("Walk", [0, 0, 1]), fr: 24 });
  const printed = git("diff");
  expect(printed).toContain("Frame rate: 12 became 24.");
  expect(printed).toContain("Layer “Square”: colour #ff0000 became #0000ff.");
});

it(
  "git merge brings changes of different things together, and stops where they exclude each other",
  { tags: "long" },
  () => {
    git("checkout", "-qb", "theirs");
    commit(square("Walk", [0, 0, 1]));
    git("checkout", "-q", "main");
    commit({ ...square("Walk", [1, 0, 0]), fr: 24 });
    git("merge", "-q", "theirs", "-m", "merge");
    const merged = readFileSync(join(folder, "walk.json"), "utf8");
    expect(JSON.parse(merged)).toEqual({ ...square("Walk", [0, 0, 1]), fr: 24 });

    git("checkout", "-q", "theirs");
    commit(square("Walk", [0, 1, 0]));
    git("checkout", "-q", "main");
    commit({ ...square("Walk", [1, 1, 0]), fr: 24 });
    expect(() => git("merge", "theirs", "-m", "merge")).toThrow(/changed it, and differently/);
    expect(git("status", "--short")).toMatch(/^UU walk.json/m);
    expect(JSON.parse(readFileSync(join(folder, "walk.json"), "utf8"))).toMatchObject({ fr: 24 });
  },
);

it("a file that comes or goes is said to be new or removed, as git names it", async () => {
  const told = async (...files: string[]): Promise<string> =>
    (await tryCommand(["diff", "--git", "walk.json", ...files], { folder })).out;
  const none = ["/dev/null", ".", "."];
  const facts = "64 × 64, 1 s at 12 frames a second, 1 layer";
  expect(await told(...none, "walk.json", "0", "100644")).toBe(`walk.json: new file, ${facts}\n`);
  expect(await told("walk.json", "0", "100644", ...none)).toBe(`walk.json: removed file, ${facts}\n`);
});

it("a file that both sides added has no beginning, as git hands it over: empty", async () => {
  writeFileSync(join(folder, "none.json"), "");
  writeFileSync(join(folder, "theirs.json"), JSON.stringify(square("Walk", [0, 0, 1])));
  const merge = (theirs: string) =>
    tryCommand(["merge", "none.json", "walk.json", theirs, "--output", "merged.json"], { folder });
  const refused = await merge("theirs.json");
  expect([refused.exitCode, refused.err]).toEqual([
    1,
    expect.stringContaining("both added it, and differently: ours is taken"),
  ]);
  expect(JSON.parse(readFileSync(join(folder, "merged.json"), "utf8"))).toEqual(square("Walk", [1, 0, 0]));
  const same = await merge("walk.json");
  expect([same.exitCode, same.err]).toEqual([0, expect.stringContaining("both added the same file")]);
});

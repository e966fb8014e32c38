import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";

const program = `
  const { openBooleans } = await import(${JSON.stringify(pathToFileURL(join(import.meta.dirname, "boolean-paths.ts")).href)});
  const before = Object.getOwnPropertyNames(globalThis).length;
  const combine = await openBooleans();
  const square = (at) => [{
    points: [[0, 0], [0, 0], [4, 0], [4, 0], [4, 0], [4, 4], [4, 4], [4, 4], [0, 4], [0, 4], [0, 4], [0, 0], [0, 0]]
      .flatMap(([x, y]) => [x + at, y + at]),
    isClosed: true,
  }];
  const left = Object.getOwnPropertyNames(globalThis).length - before;
  console.log(JSON.stringify({ navigator: typeof navigator, left, combined: combine([square(0), square(2)], "intersect") }));
`;

it("merges paths as well where there is no navigator, as in Node 20, and leaves none behind", () => {
  const output = execFileSync(
    process.execPath,
    ["--no-experimental-global-navigator", "--input-type=module", "--eval", program],
    { encoding: "utf8" },
  );
  const { navigator, left, combined } = JSON.parse(output) as {
    navigator: string;
    left: number;
    combined: { v: number[][] }[];
  };
  expect([navigator, left]).toEqual(["undefined", 0]);
  expect(combined.map(({ v }) => new Set(v.map(String)))).toEqual([new Set(["2,2", "4,2", "4,4", "2,4"])]);
});

import { execFileSync } from "node:child_process";
import { expect, it } from "vitest";

const program = `Promise.all(["drizzle-orm", "drizzle-orm/pg-core", "drizzle-orm/node-postgres"].map((name) => import(name)))
  .then((modules) => console.log(JSON.stringify(modules.map((each) => Object.keys(each)))));`;
const namesWith = (options: string[]): string =>
  execFileSync(process.execPath, [...options, "--eval", program], {
    encoding: "utf8",
    cwd: import.meta.dirname,
  });

it("modules that are loaded sooner are the same modules", () => {
  const names = namesWith(["--import", "./module-loading.ts"]);
  expect(names).toContain('"sql"');
  expect(names).toBe(namesWith([]));
});

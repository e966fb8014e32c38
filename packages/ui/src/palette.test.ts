import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const repository = join(import.meta.dirname, "../../..");
const read = (path: string): string => readFileSync(join(repository, path), "utf8");
const sheets = ["apps", "packages"].flatMap((folder) =>
  readdirSync(join(repository, folder), { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".css") && !/(?:^|\/)(?:node_modules|build)\//.test(path))
    .map((path) => `${folder}/${path}`),
);
const tokens = read("packages/ui/src/styles/tokens.css");
const tones = (sheet: string): string[] =>
  [...sheet.matchAll(/light-dark\((#\w+), (#\w+)\)/g)].map(([, day, dark]) => `${day} ${dark}`);
const named = tokens.replaceAll(
  /var\((--\w+-lit)\)/g,
  (_, name: string) => new RegExp(`${name}: (#\\w+)`).exec(tokens)?.[1] ?? name,
);

test("a tone for the dark stands beside the one for the day, and nowhere else", () => {
  expect(sheets).toContain("packages/ui/src/styles/tokens.css");
  expect(sheets.filter((path) => /prefers-color-scheme|data-theme="dark"\] \./.test(read(path)))).toEqual([]);
});

test("the sheet that is sent to everybody who is turned away has the tones of the tokens", () => {
  const used = tones(read("apps/accounts/app/styles/overload-response.css"));
  expect(used.length).toBeGreaterThan(5);
  for (const pair of used) expect(tones(named), pair).toContain(pair);
});

test("the browser's own bars have the colour of the page", () => {
  const [, light, dark] =
    /light: "(#\w+)", dark: "(#\w+)"/.exec(read("packages/chrome/src/theme/theme.ts")) ?? [];
  expect(named).toContain(`--paper: light-dark(${light}, ${dark});`);
});

test.each([
  "packages/kit/src/notice-page.ts",
  "apps/api/src/feedback/form-page.ts",
  "packages/mail/src/render-mail.ts",
])("%s, which has no sheet of its own, has the colours of the tokens", (path) => {
  const source = read(path);
  const colours = new Set([...source.matchAll(/#[\da-f]{6}\b/gi)].map(([colour]) => colour.toLowerCase()));
  expect(colours.size).toBeGreaterThan(2);
  for (const colour of colours) expect(tokens.toLowerCase(), colour).toContain(colour);
  for (const pair of tones(source.replaceAll(/light-dark\((#\w+),(#\w+)\)/g, "light-dark($1, $2)")))
    expect(tones(named), pair).toContain(pair);
});

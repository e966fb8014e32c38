import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wideWindow } from "./client/wide-window.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const tokens = read("../../ui/src/styles/tokens.css");

test("the header is 64 px high", () => {
  expect(/--header-h: ([^;]+);/.exec(tokens)?.[1]).toBe("64px");
  expect(read("styles/header.css")).toContain("height: var(--header-h)");
});

test("the row of menus stands from 1280 px on, the accordion below, and between 1200 and 1280 px the row moves up", () => {
  const styles = readdirSync(new URL("styles/", import.meta.url))
    .filter((name) => /^(?:header|nav|menu)\.css$/.test(name))
    .map((name) => read(`styles/${name}`))
    .join("\n");
  const widths = styles.match(/\((?:min|max)-width: 1[\d.]{3,}px\)/g);
  expect(new Set(widths)).toEqual(
    new Set(["(min-width: 1280px)", "(max-width: 1279.98px)", "(min-width: 1200px)", "(max-width: 1280px)"]),
  );
  expect(wideWindow).toBe("(min-width: 1280px)");
  expect(/--bp-desktop-nav: ([^;]+);/.exec(tokens)?.[1]).toBe("1280px");
  const nudge = /@media \(min-width: 1200px\) and \(max-width: 1280px\) \{\s+\.nav \{\s+margin-left: 12px;/;
  expect(read("styles/nav.css")).toMatch(nudge);
});

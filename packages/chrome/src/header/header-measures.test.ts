import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { wideWindow } from "../client/menus/wide-window.ts";

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), "utf8");
const tokens = read("../../../ui/src/styles/tokens.css");

test("the header is 64 px high", () => {
  expect(/--header-height: ([^;]+);/.exec(tokens)?.[1]).toBe("64px");
  expect(read("../styles/header.css")).toContain("height: var(--header-height)");
});

/** A style sheet with what it imports. */
const style = (name: string): string =>
  read(`../styles/${name}.css`).replaceAll(/@import "\.\/([^"]+)";/g, (_, path: string) =>
    read(`../styles/${path}`),
  );

test.each(["header", "nav", "menu"])(
  "%s.css: the row of menus from 1280 px on, the accordion below",
  (name) => {
    const widths = style(name).match(/\((?:min-width: 12[5-9]|max-width: 12[5-7])[\d.]*px\)/g);
    expect(new Set(widths)).toEqual(new Set(["(min-width: 1280px)", "(max-width: 1279.98px)"]));
  },
);

test("scripts and other packages know the same width", () => {
  expect(wideWindow).toBe("(min-width: 1280px)");
  expect(/--breakpoint-navigation: ([^;]+);/.exec(tokens)?.[1]).toBe("1280px");
});

test("windows between 1200 and 1280 px are nudged, and no other", () => {
  const nudge = /@media \(min-width: 1200px\) and \(max-width: 1280px\) \{\s+\.menu__inner \{/;
  expect(style("menu")).toMatch(nudge);
});

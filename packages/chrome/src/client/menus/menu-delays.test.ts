import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** Our menus name no delay: they have those of the library, which a newer one may change. */
const source = (part: string): string =>
  readFileSync(new URL(import.meta.resolve(`@radix-ui/react-${part}`)), "utf8");

test.each([
  ["a menu of the row opens after 200 ms", "navigation-menu", /\bdelayDuration = 200\b/],
  ["… and at once within 300 ms of another", "navigation-menu", /\bskipDelayDuration = 300\b/],
  ["… and closes 150 ms after the pointer has left", "navigation-menu", /setValue\(""\), 150\)/],
  ["a submenu opens after 100 ms", "menu", /onOpenChange\(true\);[^]{0,120}\}, 100\)/],
  [
    "… and the pointer has 300 ms to reach it",
    "menu",
    /pointerGraceTimerRef\.current = window\.setTimeout\([^]{0,120}?300\s+\)/,
  ],
  ["letters typed in a menu are one word for a second", "menu", /updateSearch\(""\), 1e3\)/],
  ["… and so in a list of choices", "select", /updateSearch\(""\), 1e3\)/],
  ["a press of 700 ms opens the menu of the logo", "context-menu", /handleOpen\(event\), 700\)/],
])("%s", (_what, part, delay) => expect(source(part)).toMatch(delay));

test("no menu of ours sets another", () => {
  const ours = ["menu-bar.tsx", "../account/user-menu.tsx", "../logo/logo-menu.tsx"].map((name) =>
    readFileSync(new URL(name, import.meta.url), "utf8"),
  );
  expect(ours.join("\n")).not.toMatch(/delayDuration|skipDelayDuration/i);
});

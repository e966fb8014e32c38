import { existsSync } from "node:fs";
import { installDebianPackages } from "./debian-package.ts";

const usualPlaces = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Path of a Chromium or Chrome; null when there is none. `ZOETROPE_TEST_BROWSER` wins. */
export function findBrowser(): string | null {
  const places = [process.env.ZOETROPE_TEST_BROWSER, ...usualPlaces];
  return places.find((place): place is string => Boolean(place) && existsSync(place as string)) ?? null;
}

/** Finds a browser or installs Debian's; throws with the cure where neither works. */
export function ensureBrowser(): string {
  const found = findBrowser() ?? (installDebianPackages("chromium", "fonts-noto-cjk") ? findBrowser() : null);
  if (found) return found;
  throw new Error(
    "The browser tests need Chromium or Chrome, and none was found or could be installed. " +
      "Install one, or set ZOETROPE_TEST_BROWSER to its path.",
  );
}

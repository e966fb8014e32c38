import { existsSync } from "node:fs";
import { installDebianPackages } from "./debian-package.ts";

const usualPaths = [
  // Chromium without windows: the same engine, and the browser tests take half the time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
];

/** Path of a Chromium or Chrome; null when there is none. `ZOETROPE_TEST_BROWSER` wins. */
export function findBrowser(): string | null {
  const paths = [process.env.ZOETROPE_TEST_BROWSER, ...usualPaths];
  return paths.find((path): path is string => Boolean(path) && existsSync(path as string)) ?? null;
}

/** Ubuntu's packages have no headless shell, but a `chromium`. */
function installBrowser(): string | null {
  const isInstalled = ["chromium-headless-shell", "chromium"].some((name) =>
    installDebianPackages(name, "fonts-noto-cjk"),
  );
  return isInstalled ? findBrowser() : null;
}

/** Finds a browser or installs Debian's; throws with the fix where neither works. */
export function ensureBrowser(): string {
  const found = findBrowser() ?? installBrowser();
  if (found) return found;
  throw new Error(
    "Chromium or Chrome is needed, and none was found or could be installed. " +
      "Install one, or set ZOETROPE_TEST_BROWSER to its path.",
  );
}

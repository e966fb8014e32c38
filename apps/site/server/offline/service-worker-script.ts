import { createHash } from "node:crypto";
import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { getToolsMessages, localeIdentifier, localiseHref, type Locale } from "@zoetrope/i18n";
import type { OfflineFolder } from "../../app/page/offline-folders.ts";
import type { OfflineSettings } from "../../app/tools/offline/worker-scope.ts";

/** What pages load as they need it; pictures come with the pages that name them. */
const loadedByPages = /\.(?:js|css|woff2)$/;
const isWasm = (name: string): boolean => name.endsWith(".wasm");

interface Build {
  script: string;
  assets: OfflineSettings["assets"];
}

async function readBuild(clientFolder: string): Promise<Build> {
  const folder = join(clientFolder, "assets");
  const names = (await readdir(folder)).toSorted();
  const all = new Set(names);
  const scripts = await Promise.all(
    names.filter((name) => name.endsWith(".js")).map((name) => readFile(join(folder, name), "utf8")),
  );
  // The build also holds WebAssembly of encoders that no page asks for.
  const isLoaded = (name: string): boolean =>
    isWasm(name) ? scripts.some((script) => script.includes(name)) : loadedByPages.test(name);
  const assets = await Promise.all(
    names.filter(isLoaded).map(async (name) => {
      // What a browser is sent.
      const { size } = await stat(join(folder, all.has(`${name}.br`) ? `${name}.br` : name));
      return [`/assets/${name}`, size] as const;
    }),
  );
  return { script: await readFile(join(clientFolder, "tools/service-worker.js"), "utf8"), assets };
}

/**
 * The service worker of a folder in a language, with what it has to know of this build before it: another build is another script, by
 * which browsers notice it. Null where there is no build, as while developing.
 */
export function createServiceWorkerScript(clientFolder: string) {
  let reading: Promise<Build | null> | null = null;
  return async (locale: Locale, path: OfflineFolder): Promise<Response | null> => {
    reading ??= readBuild(clientFolder).catch(() => null);
    const build = await reading;
    if (build === null) return null;
    const folder = localiseHref(locale, path);
    const { chooser, offline } = getToolsMessages(locale);
    const known = {
      folder,
      tools: path === "/tools" ? chooser.tools : {},
      assets: build.assets,
      language: localeIdentifier(locale),
      words: { title: offline.missingTitle, text: offline.missingText },
    };
    const version = createHash("sha256")
      .update(JSON.stringify(known))
      .update(build.script)
      .digest("base64url");
    const settings: OfflineSettings = { version: version.slice(0, 12), ...known };
    return new Response(`self.offlineSettings=${JSON.stringify(settings)};\n${build.script}`, {
      headers: {
        "content-type": "text/javascript; charset=utf-8",
        // Browsers compare it with the one they have at each visit.
        "cache-control": "no-cache",
        // The page that is the folder has no slash at its end (https://w3c.github.io/ServiceWorker/#service-worker-allowed).
        "service-worker-allowed": folder,
        "content-security-policy": "default-src 'none'; connect-src 'self'",
        "x-content-type-options": "nosniff",
      },
    });
  };
}

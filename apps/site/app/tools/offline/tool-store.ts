import type { WorkerScope } from "./worker-scope.ts";

/** So many files are fetched at once: where somebody waits for them, and where somebody uses the page meanwhile. */
const atOnce = { awaited: 6, aside: 2 };

/** A file of the build without what stands for its bytes in its name: `/assets/src-D3LJ4g6m.js` is `/assets/src.js`. */
const unhashed = (path: string): string => path.replace(/-[\w-]{8}(\.\w+)$/, "$1");

/** What a page of HTML names of the build. */
const namedIn = (html: string): string[] =>
  [...html.matchAll(/["'(](\/assets\/[\w./-]+)/g)].map(([, path = ""]) => path);

/** What hydrates the islands of a page, without what stands for its bytes: a page that nobody has turned to has not asked for it yet. */
const hydratingAssetsOf = (html: string): string[] => [
  "/assets/tool-islands.js",
  "/assets/hydrate-island.js",
  ...[...html.matchAll(/data-island="([\w-]+)"/g)].map(([, name]) => `/assets/${name}.island.js`),
];

/** What a script does not begin without. */
const importedBy = (script: string): string[] =>
  [...script.matchAll(/\b(?:from|import)"\.\/([\w.-]+)"/g)].map(([, name]) => `/assets/${name}`);

async function eachOf<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<void>,
  workers = atOnce.aside,
): Promise<void> {
  const waiting = [...items];
  await Promise.all(
    Array.from({ length: workers }, async () => {
      for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await work(item);
    }),
  );
}

/** Pages of tools with what they load, in the browser's cache storage: one cache for each build and language. */
export function createToolStore({
  caches,
  fetch,
  offlineSettings: { folder, version, tools, assets },
}: Pick<WorkerScope, "caches" | "fetch" | "offlineSettings">) {
  const family = `tools ${folder} `;
  const name = family + version;
  /** Says that all is stored, and is to stay so from one build to the next. */
  const completeMark = `${folder}/complete`;
  const pages = [folder, ...Object.keys(tools).map((tool) => `${folder}/${tool}`)];
  const isPage = (path: string): boolean => pages.includes(path);
  const bytesOf = new Map(assets);

  const open = async (): Promise<Cache> => await caches.open(name);
  // Answers vary by encoding, which is none of a cache's business.
  const find = async (cache: Cache, path: string): Promise<Response | undefined> =>
    await cache.match(path, { ignoreVary: true });
  const pathsIn = async (cache: Cache): Promise<Set<string>> =>
    new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));

  async function fetchWell(path: string): Promise<Response> {
    const response = await fetch(path);
    if (!response.ok || response.redirected) throw new Error(`${path} answered ${response.status}`);
    return response;
  }

  async function storeAsset(cache: Cache, path: string): Promise<void> {
    if ((await find(cache, path)) === undefined) await cache.put(path, await fetchWell(path));
  }

  /** Scripts with all that they begin with. */
  async function storeScripts(
    cache: Cache,
    scripts: readonly string[],
    seen = new Set<string>(),
  ): Promise<void> {
    await eachOf(scripts, async (script) => {
      if (seen.has(script) || !bytesOf.has(script)) return;
      seen.add(script);
      await storeAsset(cache, script);
      await storeScripts(cache, importedBy((await (await find(cache, script))?.text()) ?? ""), seen);
    });
  }

  /** A page as it is now, after what it names and what hydrates it. */
  async function storePage(cache: Cache, path: string, further: readonly string[] = []): Promise<void> {
    const response = await fetchWell(path);
    const html = await response.clone().text();
    await eachOf([...new Set([...namedIn(html), ...further])], (asset) => storeAsset(cache, asset));
    const hydrating = new Set(hydratingAssetsOf(html));
    await storeScripts(
      cache,
      [...bytesOf.keys()].filter((asset) => hydrating.has(unhashed(asset))),
    );
    await cache.put(path, response);
  }

  async function missingIn(cache: Cache): Promise<string[]> {
    const stored = await pathsIn(cache);
    return [...pages, ...bytesOf.keys()].filter((path) => !stored.has(path));
  }

  async function storeAll(onProgress: (share: number) => void = () => undefined): Promise<void> {
    const cache = await open();
    const missing = await missingIn(cache);
    let done = 0;
    const storeNext = async (path: string): Promise<void> => {
      await (isPage(path) ? storePage(cache, path) : storeAsset(cache, path));
      onProgress(++done / missing.length);
    };
    await eachOf(missing, storeNext, atOnce.awaited);
    await cache.put(completeMark, new Response());
  }

  const olderNames = async (): Promise<string[]> =>
    (await caches.keys()).filter((each) => each.startsWith(family) && each !== name);

  return {
    isPage,
    store: async (page: string, loaded: readonly string[]): Promise<void> => {
      if (isPage(page))
        await storePage(
          await open(),
          page,
          loaded.filter((path) => bytesOf.has(path)),
        );
    },
    storeAll,

    async state(): Promise<{ isComplete: boolean; missingBytes: number }> {
      const cache = await open();
      const missing = await missingIn(cache);
      const missingBytes = missing.reduce((sum, path) => sum + (bytesOf.get(path) ?? 0), 0);
      return { isComplete: missing.length === 0, missingBytes };
    },

    /** Before this build takes over: what an older one has stored, as it is now. */
    async renew(): Promise<void> {
      const cache = await open();
      for (const olderName of await olderNames()) {
        const older = await caches.open(olderName);
        const stored = await pathsIn(older);
        if (stored.has(completeMark)) await storeAll();
        const stems = new Set([...stored].map(unhashed));
        const needed = [...bytesOf.keys()].filter((path) => stems.has(unhashed(path)));
        await eachOf(needed, async (path) => {
          // The name says which bytes they are.
          const same = await find(older, path);
          if (same === undefined) await storeAsset(cache, path);
          else await cache.put(path, same);
        });
        await eachOf([...stored].filter(isPage), (path) => storePage(cache, path));
      }
    },

    /** What older builds have stored. */
    async removeOlder(): Promise<void> {
      await Promise.all((await olderNames()).map((older) => caches.delete(older)));
    },

    /** A file of the build, from here once it has come. */
    async asset(path: string): Promise<Response> {
      const cache = await open();
      const stored = await find(cache, path);
      if (stored !== undefined) return stored;
      const response = await fetch(path);
      if (response.ok) await cache.put(path, response.clone());
      return response;
    },

    /** Keeps a page that has come. */
    async put(path: string, response: Response): Promise<void> {
      await (await open()).put(path, response);
    },
    get: async (path: string): Promise<Response | undefined> => await find(await open(), path),
    /** Tools that are on this device. */
    async storedTools(): Promise<string[]> {
      const stored = await pathsIn(await open());
      return Object.keys(tools).filter((tool) => stored.has(`${folder}/${tool}`));
    },
  };
}

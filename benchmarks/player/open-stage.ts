import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { serve } from "@zoetrope/player/testing/element-server";
import { createTemporaryFolder } from "../temporary-folder.ts";

const collection = join(import.meta.dirname, "../../node_modules/@meteocons/lottie/fill");
const cardCount = 24;

/** The page with 24 real animations, built and served on a free port. */
export async function openStage(): Promise<{ url: string; close(): Promise<void> }> {
  const folder = createTemporaryFolder("bench-player");
  await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: "error",
    publicDir: false,
    build: {
      outDir: folder,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: { input: join(import.meta.dirname, "page.ts"), output: { entryFileNames: "page.js" } },
    },
  });
  const files = (await readdir(collection)).filter((name) => name.endsWith(".json")).toSorted();
  const step = Math.floor(files.length / cardCount);
  const chosen = Array.from({ length: cardCount }, (_, index) => files[index * step] ?? "");
  const cards = chosen.map((name) => `<div class="card" data-src="/${name}"></div>`).join("");
  const styles =
    "body{margin:0;display:grid;grid-template-columns:repeat(6,1fr);gap:16px}.card{position:relative;aspect-ratio:4/3;background:#f5cb70}";
  const html = `<!doctype html><title>24 cards</title><style>${styles}</style><body>${cards}<script type="module" src="/page.js"></script>`;
  const server = await serve({ folders: [folder, collection], pages: { "/": html, "/favicon.ico": "" } });
  return { url: server.url, close: () => server.close() };
}

/** Resident memory of the processes of a browser, in bytes, where the system tells (Linux); else null. */
export async function residentBytes(processIds: readonly number[]): Promise<number | null> {
  let sum = 0;
  for (const id of processIds) {
    const status = await readFile(`/proc/${id}/smaps_rollup`, "utf8").catch(() => "");
    const kilobytes = /^Pss:\s+(\d+) kB/m.exec(status)?.[1];
    if (kilobytes === undefined) return null;
    sum += Number(kilobytes) * 1024;
  }
  return sum;
}

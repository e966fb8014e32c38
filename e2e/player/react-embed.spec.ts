import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { expect, test } from "vitest";
import { serve } from "../../packages/player/src/testing/element-server.ts";
import { componentName } from "../../apps/site/app/animation/embed/embed-snippets.ts";
import { hosts, openPage, useBrowser } from "../browser.ts";

useBrowser();

const requireFrom = createRequire(import.meta.url);
const folderOf = (name: string): string => dirname(requireFrom.resolve(`${name}/package.json`));

test("the React embed code plays in somebody's React app on another origin", async () => {
  const response = await fetch(`${hosts.api}/api/v1/animations?q=clear+day`);
  const { data } = (await response.json()) as { data: { slug: string; id: string; title: string }[] };
  const [found] = data;
  if (!found) throw new Error("There is no clear day");

  const page = await openPage();
  await page.goto(`/animation/${found.slug}-${found.id}`);
  await page.getByRole("button", { name: "Pause" }).waitFor();
  await page.getByRole("tab", { name: "React" }).click();
  const snippet = (await page.locator(".embed-code pre").textContent()) ?? "";

  const folder = await mkdtemp(join(tmpdir(), "zoetrope-react-"));
  const name = componentName(found.title);
  await writeFile(join(folder, "picture.jsx"), snippet);
  await writeFile(
    join(folder, "main.jsx"),
    `import { StrictMode } from "react";
     import { createRoot } from "react-dom/client";
     import { ${name} } from "./picture.jsx";
     createRoot(document.getElementById("root")).render(<StrictMode><h1>Elsewhere</h1><${name} /></StrictMode>);`,
  );
  await writeFile(
    join(folder, "index.html"),
    `<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/main.jsx"></script>`,
  );
  await build({
    root: folder,
    configFile: false,
    logLevel: "error",
    resolve: { alias: { react: folderOf("react"), "react-dom": folderOf("react-dom") } },
  });
  const elsewhere = await serve({ folders: [join(folder, "dist")] });
  try {
    const guest = await openPage();
    await guest.goto(`${elsewhere.url}/index.html`);
    const player = guest.locator("zoetrope-player");
    await player.locator("canvas").waitFor({ state: "attached" });
    expect(await player.getAttribute("aria-label")).toBe(found.title);
    // Frames that pass are told as events; a second one means that it moves.
    const movement = () =>
      player.evaluate(
        (element) =>
          new Promise<number>((resolve) => {
            const frames = new Set<number>();
            element.addEventListener("frame", (event) => {
              frames.add((event as CustomEvent<number>).detail);
              if (frames.size > 2) resolve(frames.size);
            });
          }),
      );
    expect(await movement()).toBeGreaterThan(2);
  } finally {
    await elsewhere.close();
    await rm(folder, { recursive: true, force: true });
  }
});

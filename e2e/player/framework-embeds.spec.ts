import { mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { compile } from "svelte/compiler";
import { build } from "vite";
import { expect, test } from "vitest";
import { compileScript, parse } from "vue/compiler-sfc";
import { serve } from "@zoetrope/player/testing/element-server";
import { componentName } from "../../apps/site/app/embed-code/embed-options.ts";
import { hosts, openMovingPage, useBrowser } from "../browser.ts";

useBrowser();

const modules = join(import.meta.dirname, "../../node_modules");

interface App {
  /** What the code is compiled to, and the file it lies in. */
  compile(snippet: string): [file: string, code: string];
  /** Shows it: `name` is what a component is called that has a name. */
  main(name: string): string;
}

const apps: Record<string, App> = {
  React: {
    compile: (snippet) => ["picture.jsx", snippet],
    main: (name) => `import { StrictMode } from "react";
      import { createRoot } from "react-dom/client";
      import { ${name} } from "./picture.jsx";
      createRoot(document.getElementById("root")).render(<StrictMode><h1>Elsewhere</h1><${name} /></StrictMode>);`,
  },
  Vue: {
    compile: (snippet) => {
      const { descriptor, errors } = parse(snippet);
      expect(errors).toEqual([]);
      return ["picture.js", compileScript(descriptor, { id: "picture", inlineTemplate: true }).content];
    },
    main: () => `import { createApp } from "vue";
      import Picture from "./picture.js";
      createApp(Picture).mount("#root");`,
  },
  Svelte: {
    compile: (snippet) => {
      const { js, warnings } = compile(snippet, { generate: "client" });
      expect(warnings).toEqual([]);
      return ["picture.js", js.code];
    },
    main: () => `import { mount } from "svelte";
      import Picture from "./picture.js";
      mount(Picture, { target: document.getElementById("root") });`,
  },
};

async function buildApp({ compile: compileSnippet, main }: App, name: string, snippet: string) {
  const folder = await mkdtemp(join(tmpdir(), "zoetrope-embed-"));
  await symlink(modules, join(folder, "node_modules"));
  await writeFile(join(folder, "main.jsx"), main(name));
  const [file, code] = compileSnippet(snippet);
  await writeFile(join(folder, file), code);
  await writeFile(
    join(folder, "index.html"),
    `<!doctype html><title>Elsewhere</title><link rel="icon" href="data:,"><div id="root"></div><script type="module" src="/main.jsx"></script>`,
  );
  // What Vue's own plugin says.
  const define = {
    __VUE_OPTIONS_API__: "true",
    __VUE_PROD_DEVTOOLS__: "false",
    __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: "false",
  };
  await build({ root: folder, configFile: false, logLevel: "error", define });
  return folder;
}

test(
  "the embed code plays in somebody's app in React, Vue and Svelte on another origin",
  { tags: "long" },
  async () => {
    const response = await fetch(`${hosts.api}/api/v1/animations?q=clear+day`);
    const { data } = (await response.json()) as { data: { slug: string; id: string; title: string }[] };
    const [found] = data;
    if (!found) throw new Error("There is no clear day");

    const page = await openMovingPage();
    await page.goto(`/animation/${found.slug}-${found.id}`);
    await page.getByRole("button", { name: "Pause" }).waitFor();
    for (const [kind, app] of Object.entries(apps)) {
      await page.getByRole("tab", { name: kind, exact: true }).click();
      const snippet = (await page.locator(".embed-code pre").textContent()) ?? "";
      const folder = await buildApp(app, componentName(found.title), snippet);
      const elsewhere = await serve({ folders: [join(folder, "dist")] });
      try {
        const guest = await openMovingPage();
        await guest.goto(`${elsewhere.url}/index.html`);
        const player = guest.locator("zoetrope-player");
        await player.locator("canvas").waitFor({ state: "attached" });
        expect(await player.getAttribute("aria-label"), kind).toBe(found.title);
        // Frames that pass are told as events; a third one means that it moves.
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
        expect(await movement(), kind).toBeGreaterThan(2);
      } finally {
        await elsewhere.close();
        await rm(folder, { recursive: true, force: true });
      }
    }
  },
);

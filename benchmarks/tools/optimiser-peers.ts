import { execFile } from "node:child_process";
import { cp } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import type { LottieJson } from "../../packages/lottie/src/index.ts";
import { createTemporaryFolder } from "../temporary-folder.ts";

const run = promisify(execFile);

/** What others make of an animation, as JSON or packed. Null where they break down on it. */
export interface OptimiserPeer {
  name: string;
  format: "json" | "dotlottie";
  optimise(json: LottieJson): Promise<{ bytes: number; json: LottieJson } | null>;
}

interface Packages {
  "lottie-minify": { lottieMinify(json: unknown, options: { copy: boolean }): LottieJson };
  "lottie-compress": { default: new (json: unknown, options: object) => { execute(): Promise<LottieJson> } };
  "@lottiefiles/lottie-js": { Animation: new () => { fromJSON(json: unknown): void; toJSON(): LottieJson } };
  "@dotlottie/dotlottie-js": {
    DotLottie: new () => {
      addAnimation(animation: { id: string; data: unknown }): void;
      build(): Promise<void>;
      toArrayBuffer(): Promise<ArrayBuffer>;
    };
  };
}

/** Installed in a folder of their own, without their scripts. */
export async function installOptimiserPeers(): Promise<OptimiserPeer[]> {
  const folder = createTemporaryFolder("optimisers");
  await cp(join(import.meta.dirname, "../peers/optimisers"), folder, { recursive: true });
  await run("npm", ["install", "--no-audit", "--no-fund", "--ignore-scripts"], { cwd: folder });
  const require = createRequire(join(folder, "package.json"));
  const load = async <Name extends keyof Packages>(name: Name): Promise<Packages[Name]> => {
    const found = (await import(pathToFileURL(require.resolve(name)).href)) as { default?: object };
    return { ...found.default, ...found } as unknown as Packages[Name];
  };
  const minify = await load("lottie-minify");
  const compress = await load("lottie-compress");
  const lottieJs = await load("@lottiefiles/lottie-js");
  const { DotLottie } = await load("@dotlottie/dotlottie-js");
  const Compress =
    "default" in compress.default
      ? (compress.default as Packages["lottie-compress"]).default
      : compress.default;
  const asJson = (
    name: string,
    work: (json: LottieJson) => Promise<LottieJson> | LottieJson,
  ): OptimiserPeer => ({
    name,
    format: "json",
    async optimise(json) {
      try {
        const text = JSON.stringify(await work(structuredClone(json)));
        return { bytes: Buffer.byteLength(text), json: JSON.parse(text) as LottieJson };
      } catch {
        return null;
      }
    },
  });
  return [
    asJson("lottie-minify", (json) => minify.lottieMinify(json, { copy: true })),
    asJson("lottie-compress", (json) => new Compress(json, {}).execute()),
    asJson("lottie-js", (json) => {
      const animation = new lottieJs.Animation();
      animation.fromJSON(json);
      return animation.toJSON();
    }),
    {
      name: "dotlottie-js",
      format: "dotlottie",
      async optimise(json) {
        const packed = new DotLottie();
        packed.addAnimation({ id: "animation", data: structuredClone(json) });
        await packed.build();
        return { bytes: (await packed.toArrayBuffer()).byteLength, json };
      },
    },
  ];
}

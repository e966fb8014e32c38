import { dirname, join } from "node:path";
import type { Plugin } from "rolldown";

const started = /new URL\("\.\/([^"/]+-worker)\.ts", ?import\.meta\.url\)/g;

/** Scripts of threads are built as entries of their own, beside the code that starts them. */
export const workerEntries: Plugin = {
  name: "zoetrope:worker-entries",
  transform(code, id) {
    for (const [, name = ""] of code.matchAll(started))
      this.emitFile({ type: "chunk", id: join(dirname(id), `${name}.ts`), fileName: `${name}.js` });
    return code.replaceAll(started, (_, name: string) => `new URL("./${name}.js", import.meta.url)`);
  },
};

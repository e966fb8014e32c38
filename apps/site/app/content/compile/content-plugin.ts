import path from "node:path";
import type { Plugin } from "vite";
import { compileContent } from "./compile-content.ts";

const repository = path.resolve(import.meta.dirname, "../../../../..");

/** Words in `content/**.mdx` become modules of the server. The browser gets none of them: these pages ship no JavaScript. */
export function contentPlugin(): Plugin {
  return {
    name: "zoetrope:content",
    enforce: "pre",
    async transform(source, id) {
      if (!id.endsWith(".mdx")) return null;
      if (this.environment.name === "client") return { code: "export default null;", map: null };
      const file = path.relative(repository, id).split(path.sep).join("/");
      const { code } = await compileContent(file, source);
      return { code, map: null };
    },
  };
}

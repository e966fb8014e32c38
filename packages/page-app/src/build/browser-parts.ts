import type { Plugin } from "vite";

/** Whose code runs in browsers, where it runs later than it is rendered; what servers stand on fetches parts of its own. */
const browserCode = /\/(?:apps\/[^/]+\/app|packages\/(?:analytics|chrome|page-app|player|tools)\/src)\//;
const part = "\0zoetrope:browser-part";
const address = "\0zoetrope:browser-address";

/**
 * What a page fetches when somebody needs it is fetched by browsers: islands are rendered on the server, but their effects and handlers
 * never run there. Left in the server's build, renderers, encoders and workers would all be built a second time.
 */
export const browserPartsStayOutOfServer: Plugin = {
  name: "zoetrope:browser-parts-stay-out-of-server",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "ssr",
  resolveId: {
    filter: { id: [/^[.@]/, /\?worker&url$/] },
    handler(source, importer = "", { kind }) {
      if (source.endsWith("?worker&url")) return address;
      return kind === "dynamic-import" && browserCode.test(importer) ? part : null;
    },
  },
  load: {
    filter: { id: /zoetrope:browser-(part|address)$/ },
    handler: (id) =>
      id === address
        ? 'export default "";'
        : 'throw new Error("This part of a page runs in browsers only.");',
  },
};

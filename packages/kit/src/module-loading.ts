import * as nodeModule from "node:module";
import { join } from "node:path";

/** Consists of ES modules that name one another by their files. */
const drizzle = "/node_modules/drizzle-orm/";

/**
 * Imported for its effect before anything else is: what is loaded from then on is loaded sooner.
 *
 * Compiled modules are written down for the next process. And imports within drizzle-orm are resolved without its manifest: Node 24 parses
 * that, 180 kB of it, anew for each of 300 modules, a second of every start.
 */
nodeModule.enableCompileCache?.(
  process.env["NODE_COMPILE_CACHE"] ??
    join(import.meta.dirname, "../../..", "node_modules/.cache/zoetrope/compile-cache"),
);

// Node 20 has none, and does not need them.
nodeModule.registerHooks?.({
  resolve(specifier, context, nextResolve) {
    const { parentURL } = context;
    if (
      !/^\.\.?\//.test(specifier) ||
      !parentURL?.includes(drizzle) ||
      context.conditions.includes("require")
    )
      return nextResolve(specifier, context);
    return { url: new URL(specifier, parentURL).href, format: "module", shortCircuit: true };
  },
});

import * as nodeModule from "node:module";
import { join } from "node:path";

/** Consists of ES modules that name one another by their files. */
const drizzle = "/node_modules/drizzle-orm/";

/**
 * Imported for its effect before anything else is: what is loaded from then on is loaded sooner.
 *
 * Compiled modules are written down for the next process, in a folder of this checkout or in that of NODE_COMPILE_CACHE. And imports within
 * drizzle-orm are resolved without its manifest: Node 24 parses that, 180 kB of it, anew for each of 300 modules and of 200 imports of
 * them, a second of every start.
 */
nodeModule.enableCompileCache?.(
  join(import.meta.dirname, "../../..", "node_modules/.cache/zoetrope/compile-cache"),
);

/** Of its entries; there is one copy of it. */
const entries = new Map<string, nodeModule.ResolveFnOutput>();

// Node 20 has none, and does not need them.
nodeModule.registerHooks?.({
  resolve(specifier, context, nextResolve) {
    if (context.conditions.includes("require")) return nextResolve(specifier, context);
    if (/^drizzle-orm(?:\/|$)/.test(specifier)) {
      const entry = entries.get(specifier) ?? { ...nextResolve(specifier, context), shortCircuit: true };
      entries.set(specifier, entry);
      return entry;
    }
    if (!/^\.\.?\//.test(specifier) || !context.parentURL?.includes(drizzle))
      return nextResolve(specifier, context);
    return { url: new URL(specifier, context.parentURL).href, format: "module", shortCircuit: true };
  },
});

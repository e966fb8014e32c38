import { measureKeys } from "./api/key-figures.ts";
import { measureLists } from "./api/load-figures.ts";
import { measureTools } from "./api/tool-figures.ts";
import { measureWebhooks } from "./api/webhook-figures.ts";
import type { Benchmark } from "./harness.ts";

/** `--only=tools`, `keys`, `webhooks` or `load` measures a part. */
export default {
  name: "api",
  title: "The HTTP API: lists, items, keys, tools and webhooks",
  needs: ["postgres", "taskset", "wrk"],
  async run(report) {
    const { add, progress } = report;
    const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice(7);
    const isWanted = (part: string): boolean => only === undefined || only === part;
    if (isWanted("tools")) {
      progress("tools");
      for (const figure of await measureTools()) add(figure);
    }
    for (const kind of ["embedded", "server"] as const) {
      if (isWanted("keys")) {
        progress(`keys, ${kind}`);
        for (const figure of await measureKeys(kind)) add(figure);
      }
      if (isWanted("webhooks")) {
        progress(`webhooks, ${kind}`);
        for (const figure of await measureWebhooks(kind)) add(figure);
      }
    }
    if (isWanted("load")) await measureLists(report);
  },
} satisfies Benchmark;

import { join } from "node:path";
import { measureKeys } from "./api/key-figures.ts";
import { measureTools } from "./api/tool-figures.ts";
import type { Benchmark } from "./harness.ts";
import { startServer } from "./ssr/child.ts";
import { measureLoad } from "./ssr/measure-load.ts";

const folder = import.meta.dirname;
const records = 1_000;
const seconds = 3;
const header = "Accept-Encoding: br";

/** `--only=tools`, `--only=keys` or `--only=load` measures a part. */
export default {
  name: "api",
  title: "The HTTP API: lists, items, keys and tools",
  needs: ["postgres", "taskset", "wrk"],
  async run({ add, progress }) {
    progress("tools");
    const only = process.argv.find((argument) => argument.startsWith("--only="))?.slice(7);
    const isWanted = (part: string): boolean => only === undefined || only === part;
    if (isWanted("tools")) for (const figure of await measureTools()) add(figure);
    progress("keys");
    for (const kind of isWanted("keys") ? (["embedded", "server"] as const) : [])
      for (const figure of await measureKeys(kind)) add(figure);
    if (!isWanted("load")) return;
    progress(`a catalogue of ${records} animations`);
    const api = await startServer(process.execPath, [join(folder, "api/serve-api.ts"), String(records)]);
    const host = `http://localhost:${api.port}`;
    try {
      const list = `${host}/api/v1/animations?q=loader`;
      const listed = await fetch(list);
      const { data } = (await listed.json()) as { data: { id: string }[] };
      const item = `${host}/api/v1/animations/${data[0]?.id ?? ""}`;
      const found = await fetch(item);
      for (const [what, url, response] of [
        ["list", list, listed],
        ["item", item, found],
      ] as const) {
        progress(`${what} and bare server`);
        const bare = await startServer(process.execPath, [join(folder, "ssr/serve-bytes.ts"), url]);
        try {
          const ours = await measureLoad(api, url, { header, seconds });
          const theirs = await measureLoad(bare, `http://localhost:${bare.port}/`, { header, seconds });
          const held = await measureLoad(api, url, {
            header: `If-None-Match: ${response.headers.get("etag") ?? ""}`,
            seconds,
          });
          add({
            what: `${what}, the same each time`,
            value: ours.requestsPerSecond,
            unit: "requests/s",
            peer: { name: "bare node:http, same bytes", value: theirs.requestsPerSecond },
          });
          add({
            what: `${what} that the client holds (304)`,
            value: held.requestsPerSecond,
            unit: "requests/s",
          });
        } finally {
          bare.stop();
        }
      }
      const another = await measureLoad(api, host, {
        script: join(folder, "api/distinct-queries.lua"),
        seconds,
      });
      add({ what: "list, another search each time", value: another.requestsPerSecond, unit: "requests/s" });
    } finally {
      api.stop();
    }
  },
} satisfies Benchmark;

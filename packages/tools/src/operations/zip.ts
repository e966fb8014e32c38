import { writeZip } from "@zoetrope/lottie/write-zip";
import type { EngineOperation } from "../engine/engine-operation.ts";
import type { MadeFile } from "../engine/engine-protocol.ts";

/** Files in one archive; of names that are the same, the later ones are numbered. */
export const run: EngineOperation<{ name: string }, MadeFile> = (files, { name }) => {
  const used = new Set<string>();
  const entries = files.map((file): [string, Uint8Array] => {
    const path = freeName(file.name, used);
    used.add(path.toLowerCase());
    return [path, file.bytes];
  });
  return Promise.resolve({ name, mediaType: "application/zip", bytes: Uint8Array.from(writeZip(entries)) });
};

/** File systems that ignore case hold `Star.json` and `star.json` for one. */
function freeName(name: string, used: ReadonlySet<string>): string {
  const dot = name.lastIndexOf(".");
  const [stem, extension] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ""];
  let free = name;
  for (let number = 2; used.has(free.toLowerCase()); number++) free = `${stem} (${number})${extension}`;
  return free;
}

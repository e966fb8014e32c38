import type { RunningLimits } from "../checks/running-limits.ts";
import type { DiagnosticLog } from "../diagnostics/diagnostic-log.ts";
import { readJsonBytes } from "../json/parse-json.ts";
import { LottieError } from "../lottie-error.ts";
import { unpackEntry } from "./unpack-entry.ts";
import { readZipDirectory } from "./zip-directory.ts";

type ReadJson = ReturnType<typeof readJsonBytes>;

/** Folders of both versions; see https://dotlottie.io/spec/2.0/ and /1.0/. Files in the other version's place are still found. */
export const animationFolders = ["a/", "animations/"];
export const themeFolders = ["t/", "themes/"];

/** What lies in a dotLottie, unpacked when it is asked for; all documents together only up to a limit. */
export class DotLottieEntries {
  readonly #bytes: Uint8Array;
  readonly #limits: RunningLimits;
  readonly #log: DiagnosticLog;
  readonly #entries: ReadonlyMap<string, ReturnType<typeof readZipDirectory>[number]>;
  #documentBytes = 0;

  constructor(bytes: Uint8Array, limits: RunningLimits, log: DiagnosticLog) {
    this.#bytes = bytes;
    this.#limits = limits;
    this.#log = log;
    const everything = readZipDirectory(bytes, limits);
    // What a link leads to lies outside of the archive, or under a name of its own.
    const links = everything.filter(({ isLink }) => isLink);
    if (links.length > 0)
      log.add("links-in-archive", null, {
        count: links.length,
        first: (links[0]?.path ?? "").slice(0, 80),
      });
    this.#entries = new Map(everything.filter(({ isLink }) => !isLink).map((entry) => [entry.path, entry]));
  }

  get paths(): string[] {
    return [...this.#entries.keys()];
  }

  /** Null for what is not there. */
  unpack(path: string): Uint8Array | null {
    const entry = this.#entries.get(path);
    return entry === undefined ? null : unpackEntry(this.#bytes, entry, this.#limits.clock);
  }

  /** Of all that lies in one of the folders. */
  unpackFolders(folders: readonly string[]): [path: string, bytes: Uint8Array][] {
    return [...this.#entries.values()]
      .filter((entry) => folders.some((folder) => entry.path.startsWith(folder)))
      .map((entry) => [entry.path, unpackEntry(this.#bytes, entry, this.#limits.clock)]);
  }

  parse(path: string, found: Uint8Array, animationId: string | null = null): ReadJson {
    this.#documentBytes += found.length;
    if (this.#documentBytes > this.#limits.maxDocumentBytes) {
      throw new LottieError(
        "too-large",
        `The animations, themes and state machines of the archive are larger than ${Math.round(this.#limits.maxDocumentBytes / 1_000_000)} MB together. Split it into several files.`,
        { maxBytes: this.#limits.maxDocumentBytes },
      );
    }
    return readJsonBytes(found, this.#limits, shown(path), this.#log.of({ file: path, animationId }));
  }

  /** The document of an id, from the first of the folders that has it. */
  read(folders: readonly string[], id: string): ({ path: string; bytes: Uint8Array } & ReadJson) | null {
    const animationId = folders === animationFolders ? id : null;
    for (const folder of folders) {
      const path = `${folder}${id}.json`;
      const found = this.unpack(path);
      if (found !== null) return { path, bytes: found, ...this.parse(path, found, animationId) };
    }
    return null;
  }
}

/** A name out of a file, for a message. */
export const shown = (text: string): string => JSON.stringify(text.slice(0, 80));

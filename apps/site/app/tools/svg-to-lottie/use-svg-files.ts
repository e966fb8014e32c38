import { EngineError, pageEngine, type EngineFile } from "@zoetrope/tools/engine";
import { useCallback, useEffect, useRef, useState } from "react";
import { fileName } from "../sources/file-name.ts";
import { takeHandedFiles } from "../parts/open-file/handed-files.ts";
import { readFile } from "../parts/open-file/read-file.ts";
import { storeWork } from "../workspace/stored-work.ts";
import { takeWork } from "../workspace/take-work.ts";
import type { WorkbenchProps } from "../workbench-props.ts";
import { fetchForeignFile, nameOfAddress } from "../sources/fetch-foreign-file.ts";
import type { Movement } from "./movement.ts";
import type { OpenedSvg } from "./opened-svg.ts";

/** A file that is not taken, and why. */
export interface RefusedSvg {
  id: number;
  name: string;
  code: string;
}

export const maxSvgFiles = 100;
/** As much as the format's own limits let in (`defaultSvgLimits` of packages/lottie). */
export const maxSvgBytes = 20_000_000;

export interface SvgFiles {
  opened: readonly OpenedSvg[];
  refused: readonly RefusedSvg[];
  /** Files that are still being read. */
  readingCount: number;
  open(files: readonly File[]): void;
  /** Ends the reading of what is still being read; what is open stays. */
  stop(): void;
  openText(name: string, text: string): void;
  /** From an address of another host. */
  openForeign(address: string): void;
  remove(id: number): void;
  /** How they moved before somebody signed in; null where they have not, or something has been opened since. */
  restored: Movement | null;
  /** Stores drawings and movement for the way to the sign-in page and back. */
  storeWork(movement: Movement): Promise<void>;
}

/** What is stored of this tool. */
interface SvgWork {
  files: EngineFile[];
  movement: Movement;
}

interface WaitingFile {
  name: string;
  load(signal: AbortSignal): Promise<Uint8Array<ArrayBuffer>>;
}

/** The SVGs that are open, in the order in which they came. One that is refused stops none of the others. */
export function useSvgFiles(urls: WorkbenchProps["urls"]): SvgFiles {
  const { api } = urls;
  const [opened, setOpened] = useState<readonly OpenedSvg[]>([]);
  const [refused, setRefused] = useState<readonly RefusedSvg[]>([]);
  const [readingCount, setReadingCount] = useState(0);
  const [restored, setRestored] = useState<Movement | null>(null);
  const reading = useRef<AbortController | null>(null);
  const nextId = useRef(1);
  const filesLeft = useRef(maxSvgFiles);
  useEffect(() => {
    reading.current = new AbortController();
    return () => reading.current?.abort();
  }, []);
  const stop = useCallback(() => {
    reading.current?.abort();
    reading.current = new AbortController();
  }, []);

  const add = useCallback((waiting: readonly WaitingFile[]) => {
    const signal = reading.current?.signal;
    if (signal === undefined) return;
    const refuse = (id: number, name: string, code: string): void =>
      setRefused((before) => [...before, { id, name, code }]);
    setRefused([]);
    for (const { name, load } of waiting) {
      const id = nextId.current++;
      if (filesLeft.current === 0) {
        refuse(id, name, "too-many-files");
        continue;
      }
      filesLeft.current--;
      setReadingCount((count) => count + 1);
      const read = async (): Promise<OpenedSvg> => {
        const file = { name, bytes: await load(signal) };
        return { id, file, facts: await pageEngine().run("readSvg", [file], null, { signal }) };
      };
      read()
        .then(
          (svg) => setOpened((before) => [...before, svg].toSorted((a, b) => a.id - b.id)),
          (error: unknown) => {
            filesLeft.current++;
            if (!signal.aborted) refuse(id, name, error instanceof EngineError ? error.code : "other");
          },
        )
        .finally(() => setReadingCount((count) => count - 1));
    }
  }, []);

  const open = useCallback(
    (files: readonly File[]) => {
      setRestored(null);
      add(files.map((file) => ({ name: fileName(file.name), load: () => readFile(file) })));
    },
    [add],
  );
  useEffect(() => {
    const begin = async (): Promise<void> => {
      const work = await takeWork(urls).catch(() => null);
      if (work !== null) {
        const { files, movement } = work.options as SvgWork;
        setRestored(movement);
        return add(files.map(({ name, bytes }) => ({ name, load: () => Promise.resolve(bytes) })));
      }
      const handed = await takeHandedFiles();
      if (handed.length > 0) open(handed);
    };
    // A browser that keeps nothing: the files are chosen here.
    begin().catch(() => undefined);
  }, [add, open, urls]);

  return {
    opened,
    refused,
    readingCount,
    open,
    stop,
    openText: useCallback(
      (name, text) => add([{ name, load: () => Promise.resolve(new TextEncoder().encode(text)) }]),
      [add],
    ),
    restored,
    storeWork: useCallback(
      async (movement) => {
        const work: SvgWork = { files: opened.map(({ file }) => file), movement };
        await storeWork({ action: "save", file: null, options: work, result: null });
      },
      [opened],
    ),
    openForeign: useCallback(
      (address) =>
        add([
          {
            name: fileName(nameOfAddress(address)),
            load: (signal) => fetchForeignFile(api, address, signal),
          },
        ]),
      [add, api],
    ),
    remove: useCallback((id) => {
      filesLeft.current++;
      setOpened((before) => before.filter((svg) => svg.id !== id));
    }, []),
  };
}

import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { EngineError, pageEngine, type EngineFile } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import { useCallback, useEffect, useRef, useState } from "react";
import { fetchFile } from "./fetch-file.ts";
import { fileName } from "./file-name.ts";

type ToolFileState =
  | { phase: "empty" }
  | { phase: "reading"; name: string }
  /** `code`: why it is refused, `not-found` where an address gave nothing, `unreadable` where this device gives no bytes. */
  | { phase: "failed"; name: string; code: string }
  /** `opened` is another number for every file. */
  | { phase: "ready"; file: EngineFile; facts: FileFacts; opened: number };

export interface ToolFile {
  state: ToolFileState;
  open(file: File): void;
  openText(text: string): void;
  openAddress(name: string, url: string): void;
}

/** Bytes of a file of this device. One that is too large is refused before it fills the memory. */
async function readFile(file: File): Promise<Uint8Array<ArrayBuffer>> {
  if (file.size > maxFileBytes) throw new EngineError({ code: "too-large", message: `${file.size} bytes` });
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch (error) {
    // A folder, or a file that was moved or changed after it was chosen.
    throw new EngineError({ code: "unreadable", message: String(error) });
  }
}

/** The file that a tool works on; what is opened last wins. It is read in a worker and stays in this page. */
export function useToolFile(): ToolFile {
  const [state, setState] = useState<ToolFileState>({ phase: "empty" });
  const running = useRef<AbortController | null>(null);
  const count = useRef(0);

  const openBytes = useCallback(
    (name: string, load: (signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      setState({ phase: "reading", name });
      const read = async (): Promise<ToolFileState> => {
        const file = { name, bytes: await load(signal) };
        const facts = await pageEngine().run("read", [file], null, { signal });
        return { phase: "ready", file, facts, opened: ++count.current };
      };
      read().then(
        (ready) => {
          if (!signal.aborted) setState(ready);
        },
        (error: unknown) => {
          const code = error instanceof EngineError ? error.code : "not-found";
          if (!signal.aborted) setState({ phase: "failed", name, code });
        },
      );
    },
    [],
  );

  useEffect(() => () => running.current?.abort(), []);

  const open = useCallback((file: File) => openBytes(fileName(file.name), () => readFile(file)), [openBytes]);
  const openText = useCallback(
    (text: string) => openBytes("pasted.json", () => Promise.resolve(new TextEncoder().encode(text))),
    [openBytes],
  );
  const openAddress = useCallback(
    (name: string, url: string) => openBytes(name, (signal) => fetchFile(url, signal)),
    [openBytes],
  );
  return { state, open, openText, openAddress };
}

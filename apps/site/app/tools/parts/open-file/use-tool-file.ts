import { pageEngine, type EngineFile } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import { warmTools } from "@zoetrope/tools/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { readAnimationParameter, writeAnimationParameter } from "../../library/animation-parameter.ts";
import { fetchAnimation, type PublishedFile } from "../../library/library-api.ts";
import { fetchFile } from "../../library/fetch-file.ts";
import { failureCode } from "../../sources/failure-code.ts";
import { fromAddress, fromWorkspace } from "../../sources/load-file.ts";
import { writeUrlParameter } from "../../sources/url-parameter.ts";
import { storeWork, type StoredWork, type WorkspaceAction } from "../../workspace/stored-work.ts";
import { takeWork } from "../../workspace/take-work.ts";
import type { WorkbenchProps } from "../../workbench-props.ts";
import { fileName } from "../../sources/file-name.ts";
import { takeHandedFile } from "./handed-files.ts";
import { readFile } from "./read-file.ts";

/** Settings and result, as the tool that knows them left them. */
export type RestoredWork = Pick<StoredWork, "options" | "result">;

export interface OpenedFile {
  file: EngineFile;
  facts: FileFacts;
  /** Which animation of the library it is; null for a file of this device or of elsewhere. */
  published: PublishedFile["published"] | null;
  /** What stood here before somebody signed in. */
  restored: RestoredWork | null;
  /** Another number for every file. */
  number: number;
}

export type OpeningState =
  | { phase: "idle" }
  | { phase: "reading"; name: string }
  /** `code`: why it is refused, as `failureCode` says it, or `unreadable` where this device gives no bytes. */
  | { phase: "failed"; name: string; code: string };

export interface ToolFile {
  /** What the tool works on. It stays while another is read, and when that is refused. */
  opened: OpenedFile | null;
  opening: OpeningState;
  open(file: File): void;
  openText(text: string): void;
  openAddress(name: string, url: string): void;
  /** An animation of the library; `name` until its file is there. */
  openAnimation(id: string, name: string): void;
  /** A file on another host; the page's address then names it. */
  openForeign(address: string): void;
  /** Another animation of the dotLottie that is open becomes the one that is shown and worked on. */
  showAnimation(id: string): void;
  openWorkspaceFile(id: string, name: string): void;
  /** What a tool has made of the file, to go on with. */
  openMade(file: EngineFile): void;
  stop(): void;
  /** What somebody has come back from signing in for; null where they have not, or something else has been opened since. */
  action: WorkspaceAction | null;
  /** What belongs to the file besides, for who signs in. */
  describeWork(work: RestoredWork): void;
  /** Stores all of it for the way to the sign-in page and back. */
  storeWork(action: WorkspaceAction): Promise<void>;
}

const nothing: RestoredWork = { options: null, result: null };

interface Source {
  name: string;
  load(signal: AbortSignal): Promise<EngineFile | PublishedFile>;
  /** Of the library, which the page's address then names. */
  animation?: string;
  /** Of another host, likewise. */
  address?: string;
  /** The page's address stays as it is: the file is still the same. */
  isSameFile?: boolean;
  restored?: StoredWork;
}

/**
 * The file that a tool works on; what is opened last wins. It is read in a worker and stays in this page.
 * Animations of the library come from the api host. One that the page's address names is opened at once, and the
 * address names what is opened, unless `isNamedByAddress` is false.
 */
export function useToolFile(urls: WorkbenchProps["urls"], { isNamedByAddress = true } = {}): ToolFile {
  const [opened, setOpened] = useState<OpenedFile | null>(null);
  const [opening, setOpening] = useState<OpeningState>({ phase: "idle" });
  const { api } = urls;
  const [action, setAction] = useState<WorkspaceAction | null>(null);
  const described = useRef(nothing);
  const running = useRef<AbortController | null>(null);
  const count = useRef(0);

  const stop = useCallback(() => {
    running.current?.abort();
    setOpening({ phase: "idle" });
  }, []);

  const openSource = useCallback(
    ({ name, load, animation, address, isSameFile = false, restored }: Source) => {
      warmTools();
      setAction(restored?.action ?? null);
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      setOpening({ phase: "reading", name });
      const read = async (): Promise<Pick<OpenedFile, "file" | "facts" | "published">> => {
        const { name: loadedName, bytes, ...loaded } = await load(signal);
        const file = { name: loadedName, bytes };
        const published = "published" in loaded ? loaded.published : null;
        return { file, published, facts: await pageEngine().run("read", [file], null, { signal }) };
      };
      read().then(
        (ready) => {
          if (signal.aborted) return;
          if (isNamedByAddress && !isSameFile) {
            writeAnimationParameter(animation ?? null);
            writeUrlParameter(address ?? null);
          }
          described.current = nothing;
          setOpened({ ...ready, restored: restored ?? null, number: ++count.current });
          setOpening({ phase: "idle" });
        },
        (error: unknown) => {
          if (!signal.aborted) setOpening({ phase: "failed", name, code: failureCode(error) });
        },
      );
    },
    [isNamedByAddress],
  );

  const openBytes = useCallback(
    (name: string, load: (signal: AbortSignal) => Promise<Uint8Array<ArrayBuffer>>) =>
      openSource({ name, load: async (signal) => ({ name, bytes: await load(signal) }) }),
    [openSource],
  );
  const open = useCallback((file: File) => openBytes(fileName(file.name), () => readFile(file)), [openBytes]);
  const openText = useCallback(
    (text: string) => openBytes("pasted.json", () => Promise.resolve(new TextEncoder().encode(text))),
    [openBytes],
  );
  const openAddress = useCallback(
    (name: string, url: string) => openBytes(name, (signal) => fetchFile(url, signal)),
    [openBytes],
  );
  const openAnimation = useCallback(
    (id: string, name: string) =>
      openSource({ name, load: (signal) => fetchAnimation(api, id, signal), animation: id }),
    [api, openSource],
  );

  const openForeign = useCallback(
    (address: string) => openSource({ ...fromAddress(api, address), address }),
    [api, openSource],
  );
  const file = opened?.file;
  const showAnimation = useCallback(
    (id: string) => {
      if (file === undefined) return;
      const load = async (signal: AbortSignal): Promise<EngineFile> =>
        await pageEngine().run("showFirst", [file], { id }, { signal });
      openSource({ name: file.name, load, isSameFile: true });
    },
    [file, openSource],
  );

  const openWorkspaceFile = useCallback(
    (id: string, name: string) => openSource(fromWorkspace(urls, id, name)),
    [urls, openSource],
  );
  const openMade = useCallback(
    (made: EngineFile) => openSource({ name: made.name, load: () => Promise.resolve(made) }),
    [openSource],
  );
  const describeWork = useCallback((work: RestoredWork) => {
    described.current = work;
  }, []);
  const store = useCallback(
    async (wanted: WorkspaceAction) =>
      await storeWork({ action: wanted, file: file ?? null, ...described.current }),
    [file],
  );

  useEffect(() => {
    const begin = async (): Promise<void> => {
      // In a browser that keeps nothing there is nothing to come back to.
      const work = isNamedByAddress ? await takeWork(urls).catch(() => null) : null;
      if (work?.file != null) {
        const { file: came } = work;
        return openSource({
          name: came.name,
          load: () => Promise.resolve(came),
          isSameFile: true,
          restored: work,
        });
      }
      if (work !== null) setAction(work.action);
      const id = isNamedByAddress ? readAnimationParameter() : null;
      if (id !== null) return openAnimation(id, id);
      const handed = await takeHandedFile(isNamedByAddress ? 0 : 1);
      if (handed !== null) open(handed);
    };
    // In a browser that keeps nothing the file is chosen here.
    begin().catch(() => undefined);
    return () => running.current?.abort();
  }, [open, openAnimation, openSource, isNamedByAddress, urls]);
  return {
    opened,
    opening,
    open,
    openText,
    openAddress,
    openAnimation,
    openForeign,
    openWorkspaceFile,
    openMade,
    showAnimation,
    stop,
    action,
    describeWork,
    storeWork: store,
  };
}

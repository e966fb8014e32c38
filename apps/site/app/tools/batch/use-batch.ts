import { EngineError, pageEngine, type MadeFile } from "@zoetrope/tools/engine";
import { useCallback, useEffect, useRef, useState } from "react";
import { fileKindOf } from "../parts/open-file/file-kind.ts";
import { fileName } from "../sources/file-name.ts";
import { takeHandedFiles } from "../parts/open-file/handed-files.ts";
import { readFile } from "../parts/open-file/read-file.ts";
import { batchSteps, type BatchSettings, type BatchStepName } from "./batch-steps.ts";
import { runBatch } from "./run-batch.ts";

export const maxBatchFiles = 100;
/** All results are held until they are packed. */
const maxResultBytes = 400_000_000;
const drawnEveryMs = 200;

export type ItemState =
  | { phase: "waiting" }
  | { phase: "running"; share: number }
  | { phase: "done"; made: MadeFile }
  | { phase: "failed"; code: string }
  | { phase: "stopped" };

export interface BatchItem {
  id: number;
  name: string;
  file: File;
  /** Of a dotLottie of several animations all of them, the one that is worked on first; empty for others, and until it is read. */
  animationIds: readonly string[];
  state: ItemState;
}

export type BatchPhase =
  | { phase: "idle" }
  | { phase: "running" }
  /** `archive` null: nothing was made, or it could not be packed. */
  | { phase: "finished"; archive: MadeFile | null };

/** As many as the engine runs; reading and checking the next one waits for none of them. */
const atOnce = (): number => Math.min(8, navigator.hardwareConcurrency || 2);

const waitingAgain = (item: BatchItem): BatchItem => ({ ...item, state: { phase: "waiting" } });

/** The files of a batch, and what becomes of each. What fails stops none of the others. */
export function useBatch() {
  const [items, setItems] = useState<readonly BatchItem[]>([]);
  const [leftOut, setLeftOut] = useState(0);
  const [state, setState] = useState<BatchPhase>({ phase: "idle" });
  const running = useRef<AbortController | null>(null);
  const latest = useRef(items);
  const nextId = useRef(1);
  const drawing = useRef<ReturnType<typeof setTimeout>>(undefined);
  const set = useCallback((change: (before: readonly BatchItem[]) => readonly BatchItem[]) => {
    clearTimeout(drawing.current);
    drawing.current = undefined;
    latest.current = change(latest.current);
    setItems(latest.current);
  }, []);
  /** Eight workers tell of their progress some fifteen times a second each: all of it is drawn together, a few times a second. */
  const setSoon = useCallback(
    (id: number, next: ItemState) => {
      latest.current = latest.current.map((item) => (item.id === id ? { ...item, state: next } : item));
      drawing.current ??= setTimeout(() => set((all) => all), drawnEveryMs);
    },
    [set],
  );
  useEffect(
    () => () => {
      running.current?.abort();
      clearTimeout(drawing.current);
      drawing.current = undefined;
    },
    [],
  );

  const setIds = useCallback(
    (id: number, animationIds: readonly string[]) =>
      set((before) => before.map((item) => (item.id === id ? { ...item, animationIds } : item))),
    [set],
  );
  const readIds = useCallback(
    async ({ id, name, file }: BatchItem): Promise<void> => {
      if (!name.toLowerCase().endsWith(".lottie")) return;
      try {
        const ids = await pageEngine().run("animationIds", [{ name, bytes: await readFile(file) }], null);
        if (ids.length > 1) setIds(id, ids);
      } catch {
        // What cannot be read says so when something is made of it.
      }
    },
    [setIds],
  );
  /** Another animation of a dotLottie is the one that is worked on. */
  const chooseAnimation = useCallback(
    (id: number, chosen: string) => {
      const ids = latest.current.find((item) => item.id === id)?.animationIds ?? [];
      setState({ phase: "idle" });
      set((before) => before.map(waitingAgain));
      setIds(id, [chosen, ...ids.filter((each) => each !== chosen)]);
    },
    [set, setIds],
  );

  const add = useCallback(
    (files: readonly File[]) => {
      if (running.current !== null) return;
      const taken = files.slice(0, maxBatchFiles - latest.current.length);
      setLeftOut(files.length - taken.length);
      setState({ phase: "idle" });
      set((before) => [
        ...before.map(waitingAgain),
        ...taken.map((file): BatchItem => ({
          id: nextId.current++,
          name: fileName(file.name),
          file,
          animationIds: [],
          state: { phase: "waiting" },
        })),
      ]);
      for (const item of latest.current.slice(-taken.length)) {
        if (taken.includes(item.file)) void readIds(item);
      }
    },
    [set, readIds],
  );
  useEffect(() => {
    takeHandedFiles().then(
      (files) => {
        if (files.length > 0) add(files);
      },
      // A browser that keeps nothing: the files are chosen here.
      () => undefined,
    );
  }, [add]);

  const remove = useCallback(
    (id: number | null) => {
      setLeftOut(0);
      setState({ phase: "idle" });
      set((before) => (id === null ? [] : before.filter((item) => item.id !== id)));
    },
    [set],
  );

  const start = useCallback(
    (name: BatchStepName, settings: BatchSettings) => {
      const abort = (running.current = new AbortController());
      const { signal } = abort;
      const step = batchSteps[name];
      let resultBytes = 0;
      const make = async ({ id, name: itemName, file, animationIds }: BatchItem): Promise<MadeFile> => {
        const came = { name: itemName, bytes: await readFile(file) };
        const [first] = animationIds;
        const kind = await fileKindOf(file);
        if (kind !== null && kind !== step.takes)
          throw new EngineError({ code: `needs-${step.takes}`, message: itemName });
        const onProgress = (share: number): void => {
          if (!signal.aborted) setSoon(id, { phase: "running", share });
        };
        const made = await step.run(
          first === undefined
            ? came
            : { ...(await pageEngine().run("showFirst", [came], { id: first }, { signal })), name: itemName },
          settings,
          { signal, onProgress },
        );
        resultBytes += made.bytes.length;
        if (resultBytes > maxResultBytes) throw new EngineError({ code: "too-much", message: itemName });
        return made;
      };
      const work = async (item: BatchItem): Promise<void> => {
        setSoon(item.id, { phase: "running", share: 0 });
        try {
          setSoon(item.id, { phase: "done", made: await make(item) });
        } catch (error) {
          if (signal.aborted) return;
          setSoon(item.id, { phase: "failed", code: error instanceof EngineError ? error.code : "failed" });
        }
      };
      const finish = async (): Promise<void> => {
        await runBatch(latest.current, { atOnce: atOnce(), signal, work });
        set((before) =>
          before.map((item) =>
            item.state.phase === "waiting" || item.state.phase === "running"
              ? { ...item, state: { phase: "stopped" } }
              : item,
          ),
        );
        const made = latest.current.flatMap((item) => (item.state.phase === "done" ? [item.state.made] : []));
        const archive =
          made.length === 0
            ? null
            : await pageEngine()
                .run("zip", made, { name: `${name}.zip` })
                .catch(() => null);
        if (running.current !== abort) return;
        running.current = null;
        setState({ phase: "finished", archive });
      };
      setLeftOut(0);
      setState({ phase: "running" });
      set((before) => before.map(waitingAgain));
      void finish();
    },
    [set, setSoon],
  );

  const stop = useCallback(() => running.current?.abort(), []);
  return { items, leftOut, state, add, remove, chooseAnimation, start, stop };
}

import { logProblem } from "@zoetrope/chrome/log-problem";
import { useEffect } from "react";
import { orNull } from "../../data/or-null.ts";
import type { FilesApi, WorkspaceFile } from "../../data/workspace-file.ts";

/** A picture is there within a second or two; whoever waits for longer is asked less often. */
const firstLookInMs = 700;
const maxPauseInMs = 15_000;

/** Files that are being drawn are asked for until their pictures are there. */
export function usePictures(
  api: FilesApi,
  files: readonly WorkspaceFile[],
  put: (file: WorkspaceFile) => void,
) {
  const pending = files
    .filter(({ posterUrl, drawingRefusal }) => posterUrl === null && drawingRefusal === null)
    .map(({ id }) => id)
    .join(" ");
  useEffect(() => {
    if (pending === "") return;
    let pauseInMs = firstLookInMs;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    async function look(): Promise<void> {
      for (const id of pending.split(" ")) {
        if (isOver || document.hidden) break;
        try {
          // One that is deleted meanwhile leaves the list by itself.
          const file = await orNull(api.get(id));
          if (file !== null && !isOver && (file.posterUrl !== null || file.drawingRefusal !== null))
            put(file);
        } catch (error) {
          logProblem("Failed to fetch a file", error);
        }
      }
      pauseInMs = Math.min(maxPauseInMs, pauseInMs * 1.5);
      if (!isOver) timer = setTimeout(() => void look(), pauseInMs);
    }
    timer = setTimeout(() => void look(), pauseInMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [api, pending, put]);
}

import { useCallback, useEffect, useRef, useState } from "react";
import type { FilesApi, WorkspaceFile } from "../data/workspace-file.ts";

export interface FileList {
  phase: "loading" | "ready" | "failed";
  files: WorkspaceFile[];
  totalCount: number;
  /** Where the next page begins; null at the end. */
  next: string | null;
  isLoadingMore: boolean;
}

const nothing: FileList = { phase: "loading", files: [], totalCount: 0, next: null, isLoadingMore: false };

/** The files of a workspace, a page at a time, and what happens to them here. */
export function useFiles(api: FilesApi | null, workspaceId: string | null, isPublished: boolean) {
  const [list, setList] = useState<FileList>(nothing);
  const asked = useRef(0);

  const load = useCallback(
    async (after: string | null) => {
      if (api === null || workspaceId === null) return;
      const question = ++asked.current;
      setList((before) => (after === null ? nothing : { ...before, isLoadingMore: true }));
      try {
        const page = await api.list({ workspaceId, isPublished, after });
        if (question !== asked.current) return;
        setList((before) => ({
          phase: "ready",
          files: after === null ? page.files : [...before.files, ...page.files],
          totalCount: page.totalCount,
          next: page.hasNextPage ? page.endCursor : null,
          isLoadingMore: false,
        }));
      } catch {
        if (question === asked.current)
          setList((before) => ({ ...before, phase: "failed", isLoadingMore: false }));
      }
    },
    [api, workspaceId, isPublished],
  );

  useEffect(() => void load(null), [load]);

  return {
    list,
    reload: () => void load(null),
    loadMore: () => void load(list.next),
    add: useCallback((file: WorkspaceFile) => {
      setList((before) => ({ ...before, files: [file, ...before.files], totalCount: before.totalCount + 1 }));
    }, []),
    put: useCallback(
      (file: WorkspaceFile) => {
        setList((before) => {
          const isLeaving = isPublished && file.publication === null;
          return {
            ...before,
            files: isLeaving
              ? before.files.filter(({ id }) => id !== file.id)
              : before.files.map((known) => (known.id === file.id ? file : known)),
            totalCount: before.totalCount - (isLeaving ? 1 : 0),
          };
        });
      },
      [isPublished],
    ),
    drop: useCallback((id: string) => {
      setList((before) => ({
        ...before,
        files: before.files.filter((file) => file.id !== id),
        totalCount: before.totalCount - 1,
      }));
    }, []),
  };
}

import { useCallback, useEffect, useRef, useState } from "react";
import { usePictures } from "./use-pictures.ts";
import type { FilesApi, WorkspaceFile } from "../../data/workspace-file.ts";

export interface FileList {
  phase: "loading" | "ready" | "failed";
  /** Of a phase "failed". */
  error: unknown;
  files: WorkspaceFile[];
  totalCount: number;
  /** Where the next page begins; null at the end. */
  next: string | null;
  isLoadingMore: boolean;
}

const nothing: FileList = {
  phase: "loading",
  error: null,
  files: [],
  totalCount: 0,
  next: null,
  isLoadingMore: false,
};

/** The files of a workspace, a page at a time, and what happens to them here. Mount it anew for another workspace. */
export function useFiles(api: FilesApi, workspaceId: string, isPublished: boolean) {
  const [list, setList] = useState<FileList>(nothing);
  const isMounted = useRef(false);

  const load = useCallback(
    (after: string | null): void => {
      api.list({ workspaceId, isPublished, after }).then(
        (page) => {
          if (!isMounted.current) return;
          setList((before) => ({
            phase: "ready",
            error: null,
            files: after === null ? page.files : [...before.files, ...page.files],
            totalCount: page.totalCount,
            next: page.hasNextPage ? page.endCursor : null,
            isLoadingMore: false,
          }));
        },
        (error: unknown) => {
          if (isMounted.current)
            setList((before) => ({ ...before, phase: "failed", error, isLoadingMore: false }));
        },
      );
    },
    [api, workspaceId, isPublished],
  );

  useEffect(() => {
    isMounted.current = true;
    load(null);
    return () => {
      isMounted.current = false;
    };
  }, [load]);

  const put = useCallback(
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
  );
  usePictures(api, list.files, put);

  return {
    list,
    reload: () => {
      setList(nothing);
      load(null);
    },
    loadMore: () => {
      if (list.isLoadingMore) return;
      setList((before) => ({ ...before, isLoadingMore: true }));
      load(list.next);
    },
    add: useCallback((file: WorkspaceFile) => {
      setList((before) =>
        // It may have come with the list already.
        before.files.some(({ id }) => id === file.id)
          ? before
          : { ...before, files: [file, ...before.files], totalCount: before.totalCount + 1 },
      );
    }, []),
    put,
    drop: useCallback((id: string) => {
      setList((before) => ({
        ...before,
        files: before.files.filter((file) => file.id !== id),
        totalCount: before.totalCount - 1,
      }));
    }, []),
  };
}

import { workspaceFilesOperation, type FileFieldsFragment, pageGateway } from "@zoetrope/gateway-client";
import { maxQueryLength } from "@zoetrope/kit/limits";
import { Button, Dialog } from "@zoetrope/ui";
import { useEffect, useId, useState } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";
import { useWorkspaces } from "./use-workspaces.ts";
import { WorkspaceSelect } from "./workspace-select.tsx";

export interface WorkspaceProps extends Pick<WorkbenchProps, "messages" | "urls"> {
  onPick(id: string, name: string): void;
}

/** After the last letter. */
const waitInMs = 300;

type Found = { of: string; files: readonly FileFieldsFragment[] | null };

/** The newest files of a workspace that fit the words; null until the first answer, and `files` null where there is none. */
function useFiles(urls: WorkbenchProps["urls"], workspaceId: string | null, query: string): Found | null {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (workspaceId === null) return undefined;
    let isOver = false;
    const of = `${workspaceId} ${query}`;
    const timer = setTimeout(
      () => {
        pageGateway(urls)
          .run(workspaceFilesOperation, { workspaceId, after: null, state: null, query: query || null })
          .then(
            ({ workspace }) => isOver || setFound({ of, files: workspace?.files.files ?? null }),
            () => isOver || setFound({ of, files: null }),
          );
      },
      query === "" ? 0 : waitInMs,
    );
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [urls, workspaceId, query]);
  return found;
}

/** Files of a workspace, found by words, each a button with its poster. */
export function WorkspaceDialog({
  messages: { workspace: messages },
  urls,
  onPick,
  onClose,
}: WorkspaceProps & { onClose(): void }) {
  const id = useId();
  const loaded = useWorkspaces(urls);
  const workspaces = loaded.phase === "there" ? loaded.workspaces : [];
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [query, setQuery] = useState("");
  const chosen = workspaces.find((each) => each.id === chosenId) ?? workspaces[0];
  const found = useFiles(urls, chosen?.id ?? null, query.trim());
  const isCurrent = chosen !== undefined && found?.of === `${chosen.id} ${query.trim()}`;
  const files = found?.files ?? [];
  const status = (): string => {
    if (loaded.phase === "failed" || (isCurrent && found?.files === null)) return messages.failed;
    if (loaded.phase === "there" && chosen === undefined) return messages.noWorkspace;
    if (!isCurrent) return messages.loading;
    return files.length === 0 ? messages.none : messages.files({ count: files.length });
  };
  return (
    <Dialog title={messages.title} onClose={onClose}>
      {workspaces.length < 2 || chosen === undefined ? null : (
        <WorkspaceSelect
          label={messages.workspace}
          workspaces={workspaces}
          value={chosen.id}
          onChange={setChosenId}
        />
      )}
      <div className="field">
        <label htmlFor={id}>{messages.search}</label>
        <input
          id={id}
          className="input"
          type="search"
          value={query}
          maxLength={maxQueryLength}
          autoComplete="off"
          onChange={({ currentTarget: { value } }) => setQuery(value)}
        />
      </div>
      <p className="small-text secondary-text" role="status">
        {status()}
      </p>
      {files.length === 0 ? null : (
        <ul className="library__entries" aria-busy={!isCurrent}>
          {files.map((file) => (
            <li key={file.id}>
              <button type="button" className="library__entry" onClick={() => onPick(file.id, file.name)}>
                {file.posterUrl === null ? null : (
                  <img
                    className="tissue"
                    src={file.posterUrl}
                    alt=""
                    width={file.width}
                    height={file.height}
                  />
                )}
                <span>{file.name}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="dialog__footer">
        <Button variant="tertiary" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
    </Dialog>
  );
}

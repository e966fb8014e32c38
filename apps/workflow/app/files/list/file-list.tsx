import { useAnalytics } from "@zoetrope/analytics/react";
import { logProblem } from "@zoetrope/chrome/log-problem";
import { showToast } from "@zoetrope/page-app/show-toast";
import { Button, tintGrid } from "@zoetrope/ui";
import { useEffect, useRef, useState } from "react";
import { isLost, errorMessage } from "../../data/error-message.ts";
import type { LoadedWorkspace } from "../../data/current-user.ts";
import { orNull } from "../../data/or-null.ts";
import type { FilesApi, WorkspaceFile } from "../../data/workspace-file.ts";
import { FileCard } from "./file-card.tsx";
import type { FilesProps } from "../files-props.ts";
import { FileDialog, type AskedOfFile } from "./file-dialog.tsx";
import { CardOutlines, DropOverlay, EmptyWorkspace, LoadFailure } from "./file-list-states.tsx";
import { UploadCard } from "../uploads/upload-card.tsx";
import { useDownload } from "./use-download.ts";
import { useDrop } from "../uploads/use-drop.ts";
import { useFiles } from "./use-files.ts";
import { UploadsElsewhere } from "../uploads/uploads-elsewhere.tsx";
import type { Uploads } from "../uploads/use-uploads.ts";

interface FileListProps extends FilesProps {
  api: FilesApi;
  workspace: LoadedWorkspace;
  /** Of all workspaces. */
  uploads: Uploads;
  /** So many files more in a workspace, or fewer. */
  onCount(workspaceId: string, change: number): void;
}

/** The files of one workspace as cards, with those on their way first. */
export function FileList(props: FileListProps) {
  const { messages, locale, hrefs, shown, api, workspace, uploads, onCount } = props;
  const { files } = messages;
  const { list, reload, loadMore, add, put, drop } = useFiles(api, workspace.id, shown === "public");
  const [asked, setAsked] = useState<AskedOfFile | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const mayUpload = shown === "all";
  const { listen } = uploads;
  const { track } = useAnalytics();
  useEffect(
    () =>
      listen((file, workspaceId) => {
        if (workspaceId === workspace.id) add(file);
        onCount(workspaceId, 1);
        track({ event: "upload", file_id: file.id });
      }),
    [listen, workspace.id, add, onCount, track],
  );
  const upload = (chosen: readonly File[]): void => uploads.add(chosen, { api, workspace });
  const isOver = useDrop(mayUpload, upload);
  const here = uploads.uploads.filter((one) => one.workspace.id === workspace.id);
  const choose = () => input.current?.click();
  const download = useDownload(api, messages);

  async function unpublish(file: WorkspaceFile): Promise<void> {
    try {
      put(await api.unpublish(file.id));
      showToast(messages.unpublish.done);
    } catch (error) {
      showToast(errorMessage(error, messages));
    }
  }

  /** Addresses of files last some minutes; a page that is open for longer asks for new ones. */
  async function refresh({ id }: WorkspaceFile): Promise<void> {
    try {
      // One that has just been deleted leaves the list by itself.
      const file = await orNull(api.get(id));
      if (file !== null) put(file);
    } catch (error) {
      logProblem("Failed to fetch a file", error);
    }
  }

  const tintList = tintGrid(list.files.map(({ id }) => ({ id, dominantColour: null })));
  const isEmpty = list.phase === "ready" && list.files.length === 0 && here.length === 0;
  return (
    <section className="workspace-content">
      <div className="section-header">
        <h1 className="h2">{shown === "all" ? files.title : files.publicTitle}</h1>
        {list.phase === "ready" && list.totalCount > 0 ? (
          <p className="secondary-text tabular-numbers" role="status">
            {files.count({ count: list.totalCount })}
          </p>
        ) : null}
        {mayUpload ? (
          <Button icon="upload" onClick={choose}>
            {files.upload}
          </Button>
        ) : null}
      </div>
      {mayUpload ? (
        <input
          ref={input}
          className="visually-hidden"
          type="file"
          multiple
          accept=".json,.lottie,application/json"
          tabIndex={-1}
          aria-hidden="true"
          onChange={({ currentTarget }) => {
            upload([...(currentTarget.files ?? [])]);
            currentTarget.value = "";
          }}
        />
      ) : null}
      <UploadsElsewhere uploads={uploads.uploads} workspaceId={workspace.id} messages={messages} />
      {isEmpty ? <EmptyWorkspace {...props} mayUpload={mayUpload} onChoose={choose} /> : null}
      <ul className="file-list">
        {here.map((one) => (
          <UploadCard
            key={one.id}
            upload={one}
            messages={messages}
            onCancel={() => uploads.cancel(one.id)}
            onTryAgain={() => uploads.tryAgain(one)}
          />
        ))}
        {list.files.map((file, index) => (
          <FileCard
            key={file.id}
            file={file}
            tint={tintList[index] ?? "amber"}
            messages={messages}
            locale={locale}
            exportLabel={props.exportMessages.export.title}
            previewHref={hrefs.preview}
            onStale={() => void refresh(file)}
            onAction={(action) => {
              if (action === "unpublish") void unpublish(file);
              else if (action === "download") void download(file);
              else setAsked({ action, file });
            }}
          />
        ))}
      </ul>
      {list.phase === "loading" ? <CardOutlines /> : null}
      {list.phase === "failed" ? (
        <LoadFailure
          {...props}
          failed={isLost(list.error) ? errorMessage(list.error, messages) : messages.files.failed}
          onTryAgain={reload}
        />
      ) : null}
      {list.next === null ? null : (
        <div className="load-more">
          <Button variant="secondary" aria-disabled={list.isLoadingMore || undefined} onClick={loadMore}>
            {files.more}
          </Button>
        </div>
      )}
      {isOver ? <DropOverlay messages={messages} /> : null}
      {asked === null ? null : (
        <FileDialog
          {...props}
          asked={asked}
          onChanged={put}
          onRemoved={(id) => {
            drop(id);
            onCount(workspace.id, -1);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

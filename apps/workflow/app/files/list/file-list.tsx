import { useAnalytics } from "@zoetrope/analytics/react";
import { logProblem } from "@zoetrope/chrome/log-problem";
import { showToast } from "@zoetrope/page-app/show-toast";
import { Button, ButtonLink, tintGrid } from "@zoetrope/ui";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Scene } from "../../page/scene.tsx";
import { isLost, errorMessage } from "../../data/error-message.ts";
import type { LoadedWorkspace } from "../../data/current-user.ts";
import { orNull } from "../../data/or-null.ts";
import type { FilesApi, WorkspaceFile } from "../../data/workspace-file.ts";
import { FileCard, type FileAction } from "./file-card.tsx";
import type { FilesProps } from "../files-props.ts";
import { PublishDialog } from "../dialogs/publish-dialog.tsx";
import { RemoveDialog } from "../dialogs/remove-dialog.tsx";
import { RenameDialog } from "../dialogs/rename-dialog.tsx";
import { CardOutlines, LoadFailure } from "./file-list-states.tsx";
import { UploadCard } from "../uploads/upload-card.tsx";
import { useDownload } from "./use-download.ts";
import { useDrop } from "../uploads/use-drop.ts";
import { useFiles } from "./use-files.ts";
import { UploadsElsewhere } from "../uploads/uploads-elsewhere.tsx";
import type { Uploads } from "../uploads/use-uploads.ts";

/** With the engine that makes other formats, for those who want one. */
const ExportDialog = lazy(async () => ({
  default: (await import("../dialogs/export-dialog.tsx")).ExportDialog,
}));

interface FileListProps extends FilesProps {
  api: FilesApi;
  workspace: LoadedWorkspace;
  /** Of all workspaces. */
  uploads: Uploads;
  /** So many files more in a workspace, or fewer. */
  onCount(workspaceId: string, change: number): void;
}

interface PendingAction {
  action: FileAction;
  file: WorkspaceFile;
}

/** The files of one workspace as cards, with those on their way first. */
export function FileList(props: FileListProps) {
  const { messages, locale, categories, hrefs, shown, api, workspace, uploads, onCount } = props;
  const { files } = messages;
  const { list, reload, loadMore, add, put, drop } = useFiles(api, workspace.id, shown === "public");
  const [asked, setAsked] = useState<PendingAction | null>(null);
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
  const close = () => setAsked(null);
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
          <Button icon="upload" onClick={() => input.current?.click()}>
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
      {isEmpty ? (
        <div className="empty-workspace">
          <div className={`drop-zone tissue ${mayUpload ? "tint-lilac" : "tint-amber"}`}>
            <Scene drawing={props.drawings.empty} />
            <h2 className="h3">{mayUpload ? files.empty : files.emptyPublic}</h2>
            <p>{mayUpload ? files.emptyText : files.emptyPublicText}</p>
            {mayUpload ? (
              <Button icon="upload" onClick={() => input.current?.click()}>
                {files.upload}
              </Button>
            ) : (
              <ButtonLink href={hrefs.files}>{files.goToFiles}</ButtonLink>
            )}
          </div>
        </div>
      ) : null}
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
      {isOver ? (
        <div className="drop-overlay">
          <div className="drop-overlay__panel tissue tint-amber">
            <b className="h3">{files.dropTitle}</b>
            <span>{files.dropText}</span>
          </div>
        </div>
      ) : null}
      {asked?.action === "rename" ? (
        <RenameDialog
          file={asked.file}
          messages={messages}
          onClose={close}
          onSave={async (name) => {
            put(await api.rename(asked.file.id, name));
            close();
            showToast(messages.rename.done);
          }}
        />
      ) : null}
      {asked?.action === "export" ? (
        <Suspense>
          <ExportDialog
            file={asked.file}
            api={api}
            locale={locale}
            messages={props.exportMessages}
            onClose={close}
          />
        </Suspense>
      ) : null}
      {asked?.action === "publish" ? (
        <PublishDialog
          file={asked.file}
          messages={messages}
          locale={locale}
          categories={categories}
          onClose={close}
          onPublish={async (publication) => {
            const published = await api.publish(publication);
            put(published);
            close();
            if (asked.file.publication === null && published.publication !== null)
              track({ event: "publish", file_id: published.publication.animationId });
            const page = published.publication?.pageUrl;
            showToast(
              messages.publish.done,
              page === undefined
                ? undefined
                : { label: messages.publish.see, run: () => location.assign(page) },
            );
          }}
        />
      ) : null}
      {asked?.action === "remove" ? (
        <RemoveDialog
          file={asked.file}
          messages={messages}
          locale={locale}
          onClose={close}
          onRemove={async () => {
            await api.remove(asked.file.id);
            drop(asked.file.id);
            onCount(workspace.id, -1);
            close();
            showToast(messages.remove.done);
          }}
        />
      ) : null}
    </section>
  );
}

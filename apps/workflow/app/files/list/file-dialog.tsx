import { useAnalytics } from "@zoetrope/analytics/react";
import { showToast } from "@zoetrope/page-app/show-toast";
import { lazy, Suspense } from "react";
import type { FilesApi, WorkspaceFile } from "../../data/workspace-file.ts";
import { PublishDialog } from "../dialogs/publish-dialog.tsx";
import { RemoveDialog } from "../dialogs/remove-dialog.tsx";
import { RenameDialog } from "../dialogs/rename-dialog.tsx";
import type { FilesProps } from "../files-props.ts";
import type { FileAction } from "./file-card.tsx";

/** With the engine that makes other formats, for those who want one. */
const ExportDialog = lazy(async () => ({
  default: (await import("../dialogs/export-dialog.tsx")).ExportDialog,
}));

export interface AskedOfFile {
  action: FileAction;
  file: WorkspaceFile;
}

/** What is asked before something is done with a file; nothing where it is done at once. */
export function FileDialog({
  asked: { action, file },
  api,
  locale,
  messages,
  exportMessages,
  categories,
  onChanged,
  onRemoved,
  onClose,
}: Pick<FilesProps, "locale" | "messages" | "exportMessages" | "categories"> & {
  asked: AskedOfFile;
  api: FilesApi;
  onChanged(file: WorkspaceFile): void;
  onRemoved(id: string): void;
  onClose(): void;
}) {
  const { track } = useAnalytics();
  return (
    <>
      {action === "rename" ? (
        <RenameDialog
          file={file}
          messages={messages}
          onClose={onClose}
          onSave={async (name) => {
            onChanged(await api.rename(file.id, name));
            onClose();
            showToast(messages.rename.done);
          }}
        />
      ) : null}
      {action === "export" ? (
        <Suspense>
          <ExportDialog file={file} api={api} locale={locale} messages={exportMessages} onClose={onClose} />
        </Suspense>
      ) : null}
      {action === "publish" ? (
        <PublishDialog
          file={file}
          messages={messages}
          locale={locale}
          categories={categories}
          onClose={onClose}
          onPublish={async (publication) => {
            const published = await api.publish(publication);
            onChanged(published);
            onClose();
            if (file.publication === null && published.publication !== null)
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
      {action === "remove" ? (
        <RemoveDialog
          file={file}
          messages={messages}
          locale={locale}
          onClose={onClose}
          onRemove={async () => {
            await api.remove(file.id);
            onRemoved(file.id);
            onClose();
            showToast(messages.remove.done);
          }}
        />
      ) : null}
    </>
  );
}

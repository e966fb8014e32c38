import type { Locale } from "@zoetrope/i18n";
import { ExportPanel, type ExportMessages } from "@zoetrope/tools/react";
import { useCallback } from "react";
import type { FilesApi, WorkspaceFile } from "../../data/workspace-file.ts";
import { Dialog } from "./dialog.tsx";

/** A file of the workspace in other formats, made in this browser. */
export function ExportDialog({
  file: { id, name },
  api,
  locale,
  messages,
  onClose,
}: {
  file: Pick<WorkspaceFile, "id" | "name">;
  api: Pick<FilesApi, "download">;
  locale: Locale;
  messages: ExportMessages;
  onClose(): void;
}) {
  const load = useCallback(async () => {
    const file = await api.download(id);
    return { name, bytes: new Uint8Array(await file.arrayBuffer()) };
  }, [api, id, name]);
  return (
    <Dialog title={messages.export.titleOf({ name })} onClose={onClose}>
      <ExportPanel locale={locale} messages={messages} load={load} />
    </Dialog>
  );
}

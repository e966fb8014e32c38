import { showToast } from "@zoetrope/page-app/show-toast";
import { useRef } from "react";
import { saveAs } from "../../data/save-as.ts";
import { isOffline, errorMessage } from "../../data/error-message.ts";
import type { FilesApi, WorkspaceFile } from "../../data/workspace-file.ts";
import type { FilesMessages } from "../files-props.ts";

/** Fetches a file and hands it to the browser. What goes wrong is said here, with another try. */
export function useDownload(
  api: FilesApi,
  messages: FilesMessages,
): (file: Pick<WorkspaceFile, "id" | "name">) => Promise<void> {
  const underWay = useRef(new Set<string>()).current;
  return async function download(file) {
    const { id, name } = file;
    if (underWay.has(id)) return;
    underWay.add(id);
    showToast(messages.download.underWay({ name }));
    try {
      saveAs(await api.download(id));
      showToast(messages.download.finished({ name }));
    } catch (error) {
      showToast(isOffline(error) ? messages.download.offline({ name }) : errorMessage(error, messages), {
        label: messages.files.tryAgain,
        run: () => void download(file),
      });
    } finally {
      underWay.delete(id);
    }
  };
}

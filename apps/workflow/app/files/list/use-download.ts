import { showToast } from "@zoetrope/page-app/show-toast";
import { fill } from "@zoetrope/player/react";
import { useRef } from "react";
import { saveAs } from "../../data/save-as.ts";
import { isOffline, errorMessage } from "../../data/error-message.ts";
import type { FilesApi, WorkspaceFile } from "../../data/workspace-file.ts";
import type { FilesWords } from "../files-props.ts";

/** Fetches a file and hands it to the browser. What goes wrong is said here, with another try. */
export function useDownload(
  api: FilesApi,
  words: FilesWords,
): (file: Pick<WorkspaceFile, "id" | "name">) => Promise<void> {
  const underWay = useRef(new Set<string>()).current;
  return async function download(file) {
    const { id, name } = file;
    if (underWay.has(id)) return;
    underWay.add(id);
    showToast(fill(words.download.underWay, { name }));
    try {
      saveAs(await api.download(id));
      showToast(fill(words.download.finished, { name }));
    } catch (error) {
      showToast(isOffline(error) ? fill(words.download.offline, { name }) : errorMessage(error, words), {
        label: words.files.tryAgain,
        run: () => void download(file),
      });
    } finally {
      underWay.delete(id);
    }
  };
}

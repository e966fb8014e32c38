import { showToast } from "@zoetrope/page-app/show-toast";
import type { StatisticsMessages } from "@zoetrope/i18n";
import { useRef } from "react";
import { saveAs } from "../data/save-as.ts";

/** Fetches a file and hands it to the browser; says how it went. A second press while the same is under way is none. */
export function useExport(
  messages: Pick<StatisticsMessages, "exported" | "exportFailed">,
  fetchFile: (plot: string | null) => Promise<File>,
): (plot: string | null) => Promise<void> {
  const underWay = useRef(new Set<string | null>()).current;
  return async (plot) => {
    if (underWay.has(plot)) return;
    underWay.add(plot);
    try {
      const file = await fetchFile(plot);
      saveAs(file);
      showToast(messages.exported({ file: file.name }));
    } catch {
      showToast(messages.exportFailed);
    } finally {
      underWay.delete(plot);
    }
  };
}

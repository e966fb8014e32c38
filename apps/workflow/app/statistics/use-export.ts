import { showToast } from "@zoetrope/page-app/show-toast";
import { fill } from "@zoetrope/player/react";
import type { StatisticsWords } from "@zoetrope/i18n";
import { useRef } from "react";
import { saveAs } from "../data/save-as.ts";

/** Fetches a file and hands it to the browser; says how it went. A second press while the same is under way is none. */
export function useExport(
  words: Pick<StatisticsWords, "exported" | "exportFailed">,
  fetchFile: (plot: string | null) => Promise<File>,
): (plot: string | null) => Promise<void> {
  const underWay = useRef(new Set<string | null>()).current;
  return async (plot) => {
    if (underWay.has(plot)) return;
    underWay.add(plot);
    try {
      const file = await fetchFile(plot);
      saveAs(file);
      showToast(fill(words.exported, { file: file.name }));
    } catch {
      showToast(words.exportFailed);
    } finally {
      underWay.delete(plot);
    }
  };
}

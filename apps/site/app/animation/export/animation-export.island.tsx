import { useAnalytics } from "@zoetrope/analytics/react";
import type { Locale } from "@zoetrope/i18n";
import "@zoetrope/tools/export-panel.css";
import type { EngineFile } from "@zoetrope/tools/engine";
import { ExportPanel, type ExportMessages } from "@zoetrope/tools/react";
import { useCallback, useEffect, useRef } from "react";
import { isChanged } from "../colours/colour-mapping.ts";
import { openRecolourFile } from "../colours/recolour-file.ts";
import { downloadName } from "../download/download-name.ts";
import { useWorkspace } from "../workspace.ts";

export interface AnimationExportProps {
  locale: Locale;
  messages: ExportMessages;
  fileUrl: string;
  id: string;
  slug: string;
}

/** The animation in other formats, in the colours and the theme that the page shows it in. */
export default function AnimationExport({ locale, messages, fileUrl, id, slug }: AnimationExportProps) {
  const { mapping, theme } = useWorkspace();
  const { track } = useAnalytics();
  const shown = useRef({ mapping, theme });
  useEffect(() => {
    shown.current = { mapping, theme };
  }, [mapping, theme]);
  const load = useCallback(
    async (signal: AbortSignal): Promise<EngineFile> => {
      const wanted = shown.current;
      const isRecoloured = isChanged(wanted.mapping);
      const name = downloadName({ slug, theme: wanted.theme, isRecoloured, extension: ".lottie" });
      if (isRecoloured || wanted.theme !== null) {
        const file = await openRecolourFile(fileUrl);
        const made = file.download(wanted.mapping, "dotlottie", wanted.theme);
        return { name, bytes: new Uint8Array(await made.arrayBuffer()) };
      }
      const response = await fetch(fileUrl, { signal });
      if (!response.ok) throw new Error(`${fileUrl} answered ${response.status}`);
      return { name, bytes: new Uint8Array(await response.arrayBuffer()) };
    },
    [fileUrl, slug],
  );
  return (
    <ExportPanel
      locale={locale}
      messages={messages}
      load={load}
      onMade={() => track({ event: "download", file_id: id, element: "page" })}
    />
  );
}

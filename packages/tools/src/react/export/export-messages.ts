import type { ToolsMessages } from "@zoetrope/i18n";

/** What is said while a file is made in another format. */
export interface ExportMessages {
  export: ToolsMessages["export"];
  make: Pick<ToolsMessages["make"], "download" | "problems" | "stop">;
  picture: Pick<
    ToolsMessages["picture"],
    "background" | "framesPerSecond" | "height" | "pixels" | "transparent" | "width"
  >;
}

/** No more of them than are used: they go with the page. */
export const pickExportMessages = ({
  export: words,
  make: { download, problems, stop },
  picture: { background, framesPerSecond, height, pixels, transparent, width },
}: ToolsMessages): ExportMessages => ({
  export: words,
  make: { download, problems, stop },
  picture: { background, framesPerSecond, height, pixels, transparent, width },
});

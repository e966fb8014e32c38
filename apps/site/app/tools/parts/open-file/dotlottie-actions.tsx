import { formatBytes } from "@zoetrope/i18n";
import type { MadeFile } from "@zoetrope/tools/engine";
import { Icon } from "@zoetrope/ui";
import type { WorkbenchProps } from "../../workbench-props.ts";
import { SaveButton } from "../../workspace/save-button.tsx";
import { useObjectUrl } from "@zoetrope/tools/react";
import type { ToolFile } from "./use-tool-file.ts";

/** A dotLottie that is always ready: to be downloaded, or saved to a workspace. */
export function DotLottieActions({
  file,
  input,
  ...props
}: Pick<WorkbenchProps, "locale" | "messages" | "refused" | "urls"> & { file: MadeFile; input: ToolFile }) {
  const { locale, messages } = props;
  return (
    <div className="make-panel">
      <a className="button button--accent button--large" href={useObjectUrl(file)} download={file.name}>
        <Icon name="download" />
        {messages.make.download({ name: "dotLottie", size: formatBytes(locale, file.bytes.length) })}
      </a>
      <SaveButton
        {...props}
        file={file}
        isWanted={input.action === "save"}
        onLeave={async () => await input.storeWork("save")}
      />
    </div>
  );
}

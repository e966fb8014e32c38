import type { MadeFile } from "@zoetrope/tools/engine";
import { useState, type ReactNode } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";
import { useObjectUrl } from "./use-object-url.ts";

/** The stage with what was made instead of the animation, and the way back to it. Pictures only: others are opened by their own tool. */
export function MadePreview({
  messages: { make: messages },
  file,
  children,
}: Pick<WorkbenchProps, "messages"> & { file: MadeFile; children: ReactNode }) {
  const url = useObjectUrl(file);
  const [isMadeShown, setMadeShown] = useState(true);
  if (!file.mediaType.startsWith("image/")) return children;
  return (
    <div className="made-preview">
      <div className="segmented-control made-preview__choice" role="group" aria-label={messages.compare}>
        <button type="button" aria-pressed={!isMadeShown} onClick={() => setMadeShown(false)}>
          {messages.before}
        </button>
        <button type="button" aria-pressed={isMadeShown} onClick={() => setMadeShown(true)}>
          {messages.after}
        </button>
      </div>
      {isMadeShown ? (
        <div className="made-preview__picture">
          <img src={url} alt={file.name} />
        </div>
      ) : (
        children
      )}
    </div>
  );
}

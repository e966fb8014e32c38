import type { MadeFile } from "@zoetrope/tools/engine";
import { useState, type ReactNode } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";
import { MadeAnimation } from "./made-animation.tsx";
import { useObjectUrl } from "./use-object-url.ts";

type MadePreviewProps = Pick<WorkbenchProps, "messages" | "player"> & { file: MadeFile; children: ReactNode };

/** The stage with what was made instead of the animation, and the way back to it. */
export function MadePreview({ messages, player, file, children }: MadePreviewProps) {
  const { make } = messages;
  const [isMadeShown, setMadeShown] = useState(true);
  const [kind] = file.mediaType.split("/");
  const made =
    kind === "image" ? (
      <MadePicture file={file} />
    ) : kind === "video" ? (
      <MadeVideo file={file} />
    ) : (
      <MadeAnimation player={player} file={file} />
    );
  return (
    <div className="made-preview">
      <div className="segmented-control made-preview__choice" role="group" aria-label={make.compare}>
        <button type="button" aria-pressed={!isMadeShown} onClick={() => setMadeShown(false)}>
          {make.before}
        </button>
        <button type="button" aria-pressed={isMadeShown} onClick={() => setMadeShown(true)}>
          {make.after}
        </button>
      </div>
      {isMadeShown ? made : children}
    </div>
  );
}

function MadePicture({ file }: { file: MadeFile }) {
  return (
    <div className="made-preview__picture">
      <img src={useObjectUrl(file)} alt={file.name} />
    </div>
  );
}

function MadeVideo({ file }: { file: MadeFile }) {
  return (
    <div className="made-preview__picture">
      {/* It has no sound, so there is nothing to caption. */}
      <video src={useObjectUrl(file)} aria-label={file.name} controls loop muted playsInline autoPlay />
    </div>
  );
}

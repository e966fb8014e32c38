import type { MadeFile } from "@zoetrope/tools/engine";
import type { FileFacts } from "@zoetrope/tools/files";
import {
  canOpenPictureFrames,
  ComparedStage,
  FileStage,
  type MadeMedia,
  useObjectUrl,
} from "@zoetrope/tools/react";
import { useState, type ReactNode } from "react";
import type { WorkbenchProps } from "../../workbench-props.ts";
import { comparedMessages } from "./compared-messages.ts";
import { useMadeFacts } from "./use-made-facts.ts";

type Shown = "before" | "after" | Together;
/** Both at once: an SVG stands beside, so that it is seen as it stands on any page. */
type Together = "side" | "wipe";

interface MadePreviewProps extends Pick<WorkbenchProps, "messages" | "player"> {
  file: MadeFile;
  /** Of the animation that it was made of. */
  before: FileFacts;
  /** What of it a picture or a video shows; null where nothing at one moment is the same as it. */
  part: MadeMedia["part"] | null;
  /** That animation on the stage. */
  children: ReactNode;
}

/** The stage with what was made instead of the animation, the way back to it, and both with a wipe between them or beside each other. */
export function MadePreview({ messages, player, file, before, part, children }: MadePreviewProps) {
  const { make, compare } = messages;
  const [kind] = file.mediaType.split("/");
  const isAnimation = kind === "application";
  const isSvg = file.mediaType === "image/svg+xml";
  const together: Together = isSvg ? "side" : "wipe";
  const [shown, setShown] = useState<Shown>(isSvg && part !== null ? together : "after");
  const names: Record<Shown, string> = { before: make.before, after: make.after, ...compare.layouts };
  const canBeRead = kind !== "image" || isSvg || canOpenPictureFrames();
  const media = part === null || !canBeRead ? null : { file, part };
  const choices: readonly Shown[] =
    isAnimation || media !== null ? ["before", "after", together] : ["before", "after"];
  return (
    <div className="made-preview">
      <div className="segmented-control made-preview__choice" role="group" aria-label={make.compare}>
        {choices.map((each) => (
          <button key={each} type="button" aria-pressed={shown === each} onClick={() => setShown(each)}>
            {names[each]}
          </button>
        ))}
      </div>
      {shown === "before" ? (
        children
      ) : isAnimation ? (
        <MadeAnimation
          messages={messages}
          player={player}
          file={file}
          before={shown === "wipe" ? before : null}
        />
      ) : shown === together && media !== null ? (
        <Compared layout={together} messages={messages} player={player} before={before} after={media} />
      ) : kind === "video" ? (
        <MadeVideo file={file} />
      ) : (
        <MadePicture file={file} isVector={isSvg} />
      )}
    </div>
  );
}

/** Alone, or wiped over the one that it was made of. */
function MadeAnimation({
  messages,
  player,
  file,
  before,
}: Omit<MadePreviewProps, "before" | "part" | "children"> & { before: FileFacts | null }) {
  const facts = useMadeFacts(file);
  if (facts === null) return <div className="made-preview__picture" />;
  if (before === null) return <FileStage facts={facts} name={file.name} messages={player} />;
  return <Compared layout="wipe" messages={messages} player={player} before={before} after={facts} />;
}

const Compared = ({
  layout,
  messages,
  player,
  before,
  after,
}: Pick<MadePreviewProps, "messages" | "player" | "before"> & {
  layout: Together;
  after: FileFacts | MadeMedia;
}) => (
  <div className="made-preview__compared">
    <ComparedStage
      before={before}
      after={after}
      layout={layout}
      messages={comparedMessages(
        { messages, player },
        { before: messages.make.before, after: messages.make.after },
      )}
    />
  </div>
);

/** As large as it is; what is sharp at any size fills the stage, as the animation does that it was made of. */
function MadePicture({ file, isVector }: { file: MadeFile; isVector: boolean }) {
  return (
    <div className={`made-preview__picture${isVector ? " made-preview__picture--vector" : ""}`}>
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

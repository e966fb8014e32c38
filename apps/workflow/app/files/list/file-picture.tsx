import { Icon } from "@zoetrope/ui";
import { refusalMessage } from "../../data/error-message.ts";
import type { WorkspaceFile } from "../../data/workspace-file.ts";
import type { FilesMessages } from "../files-props.ts";

/** The poster of a file; a moment after the upload that it is being drawn, and of a file that cannot be drawn why not. */
export function FilePicture({
  file,
  noteId,
  messages,
  onStale,
}: {
  file: WorkspaceFile;
  /** Of the words that stand there instead of a picture. */
  noteId: string;
  messages: FilesMessages;
  /** It did not come: its address may be over. */
  onStale(): void;
}) {
  const { posterUrl, drawingRefusal, width, height } = file;
  if (posterUrl !== null)
    return <img src={posterUrl} alt="" loading="lazy" width={width} height={height} onError={onStale} />;
  return drawingRefusal === null ? (
    <span className="file-picture">
      <span className="progress-bar progress-bar--indeterminate" aria-hidden="true" />
      <span id={noteId} className="small-text">
        {messages.files.drawing}
      </span>
    </span>
  ) : (
    <span className="file-picture file-picture--refused">
      <Icon name="circle-alert" size="large" />
      <span id={noteId} className="small-text">
        {refusalMessage(drawingRefusal, messages) ?? messages.files.notDrawn}
      </span>
    </span>
  );
}

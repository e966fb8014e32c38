import { formatBytes, type Locale } from "@zoetrope/i18n";
import { Icon, type Tint } from "@zoetrope/ui";
import { DropdownMenu } from "radix-ui";
import type { WorkspaceFile } from "../../data/workspace-file.ts";
import type { FilesMessages } from "../files-props.ts";
import { openedAddress } from "../../data/opened-file.ts";
import { FileName } from "./file-name.tsx";
import { FilePicture } from "./file-picture.tsx";
import { timeAgo } from "./time-ago.ts";

export type FileAction = "rename" | "publish" | "download" | "export" | "unpublish" | "remove";

/** One file: its poster, its name, whether everyone can see it, and what can be done with it. */
export function FileCard({
  file,
  tint,
  messages,
  locale,
  exportLabel,
  previewHref,
  onAction,
  onStale,
}: {
  file: WorkspaceFile;
  tint: Tint;
  messages: FilesMessages;
  locale: Locale;
  /** Of the way to other formats. */
  exportLabel: string;
  previewHref: string;
  onAction(action: FileAction): void;
  /** Its picture did not come: its address may be over. */
  onStale(): void;
}) {
  const { files } = messages;
  const { name, publication } = file;
  // The name of the link stands in for what is in it: why there is no picture would not be read out.
  const noteId = `note-${file.id}`;
  const edited = timeAgo(locale, file.updatedAt);
  const act = (action: FileAction) => ({
    className: "popup-menu__item",
    onSelect: () => onAction(action),
  });
  return (
    <li className="file-card">
      <a
        className={`file-card__stage tint-${tint}`}
        href={publication?.pageUrl ?? openedAddress(previewHref, file.id)}
        aria-label={files.open({ name })}
        aria-describedby={file.posterUrl === null ? noteId : undefined}
      >
        <FilePicture file={file} noteId={noteId} messages={messages} onStale={onStale} />
      </a>
      <div className="file-card__meta">
        <span className="card__title" title={name}>
          <FileName name={name} isCut />
        </span>
        <DropdownMenu.Root modal={false}>
          <DropdownMenu.Trigger className="icon-button" aria-label={files.actions({ name })}>
            <Icon name="ellipsis" />
          </DropdownMenu.Trigger>
          <DropdownMenu.Content className="popup-menu" align="end" sideOffset={4} collisionPadding={8} loop>
            {publication === null ? null : (
              <DropdownMenu.Item className="popup-menu__item" asChild>
                <a href={publication.pageUrl}>
                  <Icon name="arrow-up-right" />
                  {files.seePage}
                </a>
              </DropdownMenu.Item>
            )}
            <DropdownMenu.Item {...act("rename")}>
              <Icon name="pencil-line" />
              {files.rename}
            </DropdownMenu.Item>
            {file.drawingRefusal === null ? (
              <DropdownMenu.Item {...act("publish")}>
                <Icon name="globe" />
                {files.publish}
              </DropdownMenu.Item>
            ) : null}
            {publication === null ? null : (
              <DropdownMenu.Item {...act("unpublish")}>
                <Icon name="lock" />
                {files.unpublish}
              </DropdownMenu.Item>
            )}
            <DropdownMenu.Item {...act("download")}>
              <Icon name="download" />
              {files.download}
            </DropdownMenu.Item>
            <DropdownMenu.Item {...act("export")}>
              <Icon name="image-play" />
              {exportLabel}
            </DropdownMenu.Item>
            <DropdownMenu.Separator className="popup-menu__separator" />
            <DropdownMenu.Item {...act("remove")}>
              <Icon name="trash-2" />
              {files.remove}
            </DropdownMenu.Item>
          </DropdownMenu.Content>
        </DropdownMenu.Root>
        <span className="small-text secondary-text file-card__time" title={files.edited({ time: edited })}>
          {edited}
        </span>
      </div>
      <p className="file-card__status">
        {publication === null ? (
          <span className="tag">
            <Icon name="lock" size="small" />
            {files.isPrivate}
          </span>
        ) : (
          <span className="tag tag--success">
            <Icon name="globe" size="small" />
            {files.isPublic}
          </span>
        )}
        <span className="extra-small-text muted-text tabular-numbers">
          {formatBytes(locale, file.sizeInBytes)}
        </span>
      </p>
    </li>
  );
}

import { Button, ButtonLink, CardSkeleton } from "@zoetrope/ui";
import { Scene } from "../../page/scene.tsx";
import type { FilesProps } from "../files-props.ts";
import { ProblemBanner } from "../problem-banner.tsx";

const outlines = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The outline of the list while its files are on their way. */
export function FileListSkeleton({ messages, shown }: Pick<FilesProps, "messages" | "shown">) {
  return (
    <section className="workspace-content" aria-busy="true">
      <h1 className="h2">{shown === "all" ? messages.files.title : messages.files.publicTitle}</h1>
      <p className="visually-hidden" role="status">
        {messages.files.loading}
      </p>
      <CardOutlines />
    </section>
  );
}

export function CardOutlines() {
  return (
    <div className="file-list" aria-hidden="true">
      {outlines.map((outline) => (
        <CardSkeleton key={outline} />
      ))}
    </div>
  );
}

interface FailureProps {
  /** What did not load. */
  failed: string;
  messages: { files: Pick<FilesProps["messages"]["files"], "tryAgain"> };
  drawings: Pick<FilesProps["drawings"], "failed">;
  onTryAgain(): void;
}

export function LoadFailure({ failed, messages, drawings, onTryAgain }: FailureProps) {
  return (
    <div className="load-failure">
      <div className="load-failure__stage tissue tint-rose">
        <Scene drawing={drawings.failed} />
      </div>
      <ProblemBanner problem={failed} />
      <Button variant="secondary" icon="rotate-cw" onClick={onTryAgain}>
        {messages.files.tryAgain}
      </Button>
    </div>
  );
}

export function FileListFailure({ title, ...rest }: FailureProps & { title: string }) {
  return (
    <section className="workspace-content">
      <h1 className="h2">{title}</h1>
      <LoadFailure {...rest} />
    </section>
  );
}

export function EmptyWorkspace({
  messages,
  drawings,
  hrefs,
  mayUpload,
  onChoose,
}: Pick<FilesProps, "messages" | "drawings" | "hrefs"> & { mayUpload: boolean; onChoose(): void }) {
  const { files } = messages;
  return (
    <div className="empty-workspace">
      <div className={`drop-zone tissue ${mayUpload ? "tint-lilac" : "tint-amber"}`}>
        <Scene drawing={drawings.empty} />
        <h2 className="h3">{mayUpload ? files.empty : files.emptyPublic}</h2>
        <p>{mayUpload ? files.emptyText : files.emptyPublicText}</p>
        {mayUpload ? (
          <Button icon="upload" onClick={onChoose}>
            {files.upload}
          </Button>
        ) : (
          <ButtonLink href={hrefs.files}>{files.goToFiles}</ButtonLink>
        )}
      </div>
    </div>
  );
}

/** Over everything while files are held above the list. */
export function DropOverlay({ messages: { files } }: Pick<FilesProps, "messages">) {
  return (
    <div className="drop-overlay">
      <div className="drop-overlay__panel tissue tint-amber">
        <b className="h3">{files.dropTitle}</b>
        <span>{files.dropText}</span>
      </div>
    </div>
  );
}

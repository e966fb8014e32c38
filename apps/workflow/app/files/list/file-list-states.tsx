import { Button, CardSkeleton } from "@zoetrope/ui";
import { Scene } from "../../page/scene.tsx";
import type { FilesProps } from "../files-props.ts";
import { ProblemBanner } from "../problem-banner.tsx";

const outlines = ["a", "b", "c", "d", "e", "f", "g", "h"];

/** The outline of the list while its files are on their way. */
export function FileListSkeleton({ words, shown }: Pick<FilesProps, "words" | "shown">) {
  return (
    <section className="workspace-content" aria-busy="true">
      <h1 className="h2">{shown === "all" ? words.files.title : words.files.publicTitle}</h1>
      <p className="visually-hidden" role="status">
        {words.files.loading}
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
  words: { files: Pick<FilesProps["words"]["files"], "tryAgain"> };
  drawings: Pick<FilesProps["drawings"], "failed">;
  onTryAgain(): void;
}

export function LoadFailure({ failed, words, drawings, onTryAgain }: FailureProps) {
  return (
    <div className="load-failure">
      <div className="load-failure__stage tissue tint-rose">
        <Scene drawing={drawings.failed} />
      </div>
      <ProblemBanner problem={failed} />
      <Button variant="secondary" icon="rotate-cw" onClick={onTryAgain}>
        {words.files.tryAgain}
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

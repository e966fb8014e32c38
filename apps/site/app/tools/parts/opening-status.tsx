import { formatBytes } from "@zoetrope/i18n";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { Button, Icon } from "@zoetrope/ui";
import type { WorkbenchProps } from "../workbench-props.ts";
import type { OpeningState } from "./use-tool-file.ts";

/** The file that is being read, with a way to stop it; why the last one was refused, and what to do. */
export function OpeningStatus({
  locale,
  messages: { input: messages, make },
  refused,
  opening,
  onStop,
}: Pick<WorkbenchProps, "locale" | "messages" | "refused"> & { opening: OpeningState; onStop(): void }) {
  return (
    <div className="opening-status">
      <p className="field__error" role="alert">
        {opening.phase === "failed" ? (
          <>
            <Icon name="circle-alert" size="small" />
            <span>
              {messages.refused({
                name: opening.name,
                reason: reasonOf(opening.code, refused, messages.problems, formatBytes(locale, maxFileBytes)),
              })}
            </span>
          </>
        ) : null}
      </p>
      <p className="small-text" role="status">
        {opening.phase === "reading" ? messages.reading({ name: opening.name }) : ""}
      </p>
      {opening.phase === "reading" ? (
        <Button variant="secondary" size="small" onClick={onStop}>
          {make.stop}
        </Button>
      ) : null}
    </div>
  );
}

/** Why a file is refused, in the reader's language. */
function reasonOf(
  code: string,
  refused: WorkbenchProps["refused"],
  problems: WorkbenchProps["messages"]["input"]["problems"],
  maxSize: string,
): string {
  const known = Object.hasOwn(refused, code) ? refused[code as keyof typeof refused] : undefined;
  if (typeof known === "function") return known({ size: maxSize });
  return known ?? (Object.hasOwn(problems, code) ? problems[code as keyof typeof problems] : problems.other);
}

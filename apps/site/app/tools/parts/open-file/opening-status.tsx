import { formatBytes } from "@zoetrope/i18n";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { Button, Icon } from "@zoetrope/ui";
import { refusalText } from "./refusal-text.ts";
import type { WorkbenchProps } from "../../workbench-props.ts";
import type { OpeningState } from "./use-tool-file.ts";

/** The file that is being read, with a way to stop it; why the last one was refused, and what to do. */
export function OpeningStatus({
  locale,
  messages: allMessages,
  refused,
  opening,
  onStop,
}: Pick<WorkbenchProps, "locale" | "messages" | "refused"> & { opening: OpeningState; onStop(): void }) {
  const { input: messages, make } = allMessages;
  return (
    <div className="opening-status">
      <p className="field__error" role="alert">
        {opening.phase === "failed" ? (
          <>
            <Icon name="circle-alert" size="small" />
            <span>
              {messages.refused({
                name: opening.name,
                reason: refusalText(opening.code, {
                  refused,
                  messages: allMessages,
                  maxSize: formatBytes(locale, maxFileBytes),
                }),
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

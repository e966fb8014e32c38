import { formatBytes } from "@zoetrope/i18n";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { Button, Icon, IconButton } from "@zoetrope/ui";
import { refusalText } from "../parts/refusal-text.ts";
import type { WorkbenchProps } from "../workbench-props.ts";
import type { BatchItem, useBatch } from "./use-batch.ts";

/** The files of a batch, each with what became of it. */
export function BatchFileList({
  locale,
  messages,
  refused,
  batch,
  accept,
}: Pick<WorkbenchProps, "locale" | "messages" | "refused"> & {
  batch: ReturnType<typeof useBatch>;
  accept: string;
}) {
  const words = messages.batch;
  const { items, state } = batch;
  const isIdle = state.phase !== "running";
  const failureOf = (code: string): string => {
    if (code === "needs-animation") return words.needsAnimation;
    if (code === "needs-svg") return words.needsSvg;
    if (code === "too-much") return words.tooMuch;
    return refusalText(code, { refused, messages, maxSize: formatBytes(locale, maxFileBytes) });
  };
  const lineOf = ({ file, state: one }: BatchItem): string => {
    switch (one.phase) {
      case "waiting":
        return isIdle ? formatBytes(locale, file.size) : words.states.waiting;
      case "running":
        return one.share > 0 ? messages.make.percent({ share: one.share }) : words.states.running;
      case "stopped":
        return words.states.stopped;
      case "failed":
        return failureOf(one.code);
      case "done":
        return words.made({
          size: formatBytes(locale, one.made.bytes.length),
          share: one.made.bytes.length / Math.max(1, file.size),
        });
    }
  };
  return (
    <div className="drawing-list batch-list">
      <div className="batch-list__head">
        <h2 className="label">{words.files({ count: items.length })}</h2>
        {isIdle ? (
          <>
            <label className="button button--tertiary button--small">
              {words.add}
              <input
                className="visually-hidden"
                type="file"
                multiple
                accept={accept}
                onChange={({ currentTarget }) => {
                  const files = [...(currentTarget.files ?? [])];
                  currentTarget.value = "";
                  if (files.length > 0) batch.add(files);
                }}
              />
            </label>
            <Button variant="tertiary" size="small" onClick={() => batch.remove(null)}>
              {words.clear}
            </Button>
          </>
        ) : null}
      </div>
      <ul className="batch-list__files" tabIndex={0} aria-label={words.files({ count: items.length })}>
        {items.map((item) => (
          <li key={item.id} className={`batch-list__file batch-list__file--${item.state.phase}`}>
            <Icon
              name={
                item.state.phase === "done"
                  ? "check"
                  : item.state.phase === "failed"
                    ? "circle-alert"
                    : "image-play"
              }
              size="small"
            />
            <p>
              <b>{item.name}</b>
              <span className="small-text secondary-text tabular-numbers">{lineOf(item)}</span>
            </p>
            {isIdle ? (
              <IconButton
                icon="x"
                label={words.remove({ name: item.name })}
                onClick={() => batch.remove(item.id)}
              />
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}

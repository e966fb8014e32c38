import { formatBytes } from "@zoetrope/i18n";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { Icon, IconButton } from "@zoetrope/ui";
import { memo } from "react";
import { refusalText } from "../parts/open-file/refusal-text.ts";
import type { WorkbenchProps } from "../workbench-props.ts";
import type { BatchItem } from "./use-batch.ts";

interface BatchFileRowProps extends Pick<WorkbenchProps, "locale" | "messages" | "refused"> {
  item: BatchItem;
  /** Nothing is being made. */
  isIdle: boolean;
  onRemove(id: number): void;
  onAnimation(id: number, animation: string): void;
}

const icons = {
  waiting: "image-play",
  running: "image-play",
  stopped: "image-play",
  done: "check",
  failed: "circle-alert",
} as const;

/** A file of a batch and what became of it; drawn anew when that changes, and not with every other file. */
export const BatchFileRow = memo(function BatchFileRow(props: BatchFileRowProps) {
  const { item, isIdle, messages, onRemove, onAnimation } = props;
  const { phase } = item.state;
  return (
    <li className={`batch-list__file batch-list__file--${phase}`}>
      <Icon name={icons[phase]} size="small" />
      <p>
        <b>{item.name}</b>
        <span className="small-text secondary-text tabular-numbers">{stateText(props)}</span>
      </p>
      {isIdle && item.animationIds.length > 1 ? (
        <select
          className="select batch-list__animation"
          aria-label={messages.batch.animationOf({ name: item.name })}
          value={item.animationIds[0]}
          onChange={({ currentTarget }) => onAnimation(item.id, currentTarget.value)}
        >
          {item.animationIds.toSorted().map((id) => (
            <option key={id} value={id}>
              {id}
            </option>
          ))}
        </select>
      ) : null}
      {isIdle ? (
        <IconButton
          icon="x"
          label={messages.batch.remove({ name: item.name })}
          onClick={() => onRemove(item.id)}
        />
      ) : null}
    </li>
  );
});

function stateText({
  item: { file, state },
  isIdle,
  locale,
  messages,
  refused,
}: Omit<BatchFileRowProps, "onRemove" | "onAnimation">): string {
  const words = messages.batch;
  switch (state.phase) {
    case "waiting":
      return isIdle ? formatBytes(locale, file.size) : words.states.waiting;
    case "running":
      return state.share > 0 ? messages.make.percent({ share: state.share }) : words.states.running;
    case "stopped":
      return words.states.stopped;
    case "done":
      return words.made({
        size: formatBytes(locale, state.made.bytes.length),
        share: state.made.bytes.length / Math.max(1, file.size),
      });
    case "failed":
      if (state.code === "needs-animation") return words.needsAnimation;
      if (state.code === "needs-svg") return words.needsSvg;
      if (state.code === "too-much") return words.tooMuch;
      return refusalText(state.code, { refused, messages, maxSize: formatBytes(locale, maxFileBytes) });
  }
}

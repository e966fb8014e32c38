import { formatBytes } from "@zoetrope/i18n";
import { Icon } from "@zoetrope/ui";
import { useSyncExternalStore } from "react";
import type { WorkbenchProps } from "../workbench-props.ts";
import { sentBytes } from "./sent-bytes.ts";

/** That nothing leaves this device, and the count that shows it: at 0 until somebody asks for an address or uploads. */
export function SentCounter({
  locale,
  messages: { sent: messages },
  sizes,
}: Pick<WorkbenchProps, "locale" | "messages" | "sizes">) {
  const bytes = useSyncExternalStore(sentBytes.subscribe, sentBytes.get, () => 0);
  return (
    <p className="sent-counter small-text">
      <Icon name="check" size="small" />
      <span>
        <output className="tabular-numbers">
          {messages.count({ size: bytes === 0 ? sizes.nothing : formatBytes(locale, bytes) })}
        </output>{" "}
        <span className="secondary-text">{bytes === 0 ? messages.nothing : messages.something}</span>
      </span>
    </p>
  );
}

import { formatShare } from "@zoetrope/i18n/format";
import type { System } from "../system.ts";
import { cutTo } from "./width.ts";

const barWidth = 24;

export interface ProgressBar {
  show(share: number, label: string): void;
  clear(): void;
}

/** A bar on a terminal; anywhere else nothing, so that logs and pipes stay clean. */
export function createProgressBar({
  stderr,
  env,
  messages: { locale },
}: Pick<System, "stderr" | "env" | "messages">): ProgressBar {
  if (!stderr.isTerminal || env["TERM"] === "dumb") return { show: () => {}, clear: () => {} };
  let shown = "";
  return {
    show(share, label) {
      const full = Math.round(Math.min(1, Math.max(0, share)) * barWidth);
      const percent = formatShare(locale, share).padStart(formatShare(locale, 1).length);
      const line = cutTo(
        `${"█".repeat(full)}${"░".repeat(barWidth - full)} ${percent} ${label}`,
        stderr.columns - 1,
      );
      if (line === shown) return;
      shown = line;
      stderr.write(`\r\u001b[K${line}`);
    },
    clear() {
      if (shown !== "") stderr.write("\r\u001b[K");
      shown = "";
    },
  };
}

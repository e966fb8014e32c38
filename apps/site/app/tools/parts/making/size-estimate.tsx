import { formatBytes } from "@zoetrope/i18n";
import type { EngineFile, OptionsOf } from "@zoetrope/tools/engine";
import type { WorkbenchProps } from "../../workbench-props.ts";
import { useEstimate } from "./use-estimate.ts";

/** About how large the file will become, beside the size of the one that it is made of; why it cannot be made at all. */
export function SizeEstimate({
  locale,
  messages: { size: messages, make },
  file,
  options,
  hasFailed,
}: Pick<WorkbenchProps, "locale" | "messages"> & {
  file: EngineFile;
  options: OptionsOf<"estimateSize">;
  /** Why no file could be made is said already, and once is enough. */
  hasFailed: boolean;
}) {
  const state = useEstimate(file, options);
  const before = messages.before({ size: formatBytes(locale, file.bytes.length) });
  // Nobody has asked for it: what is wrong is told when the file is made.
  if (state.phase === "failed")
    return hasFailed ? null : (
      <p className="field__error" role="status">
        {Object.hasOwn(make.problems, state.code)
          ? make.problems[state.code as keyof typeof make.problems]
          : messages.unknown}
      </p>
    );
  return (
    <p className="make-panel__line small-text tabular-numbers" aria-busy={state.phase === "estimating"}>
      {state.phase === "estimating" ? (
        <span className="secondary-text">{messages.estimating}</span>
      ) : (
        <b>
          {state.estimate.isExact
            ? formatBytes(locale, state.estimate.bytes)
            : messages.about({ size: formatBytes(locale, state.estimate.bytes) })}
        </b>
      )}
      <span className="secondary-text">{before}</span>
    </p>
  );
}

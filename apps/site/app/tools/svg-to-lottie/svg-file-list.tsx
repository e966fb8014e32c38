import { formatBytes } from "@zoetrope/i18n";
import { IconButton } from "@zoetrope/ui";
import { useLostFocus } from "../parts/open-file/use-lost-focus.ts";
import type { WorkbenchProps } from "../workbench-props.ts";
import type { Conversions } from "./use-conversions.ts";
import type { OpenedSvg } from "./opened-svg.ts";

/** The open SVGs, each with what it became: one of them stands on the stage. */
export function SvgFileList({
  locale,
  messages: { fromSvg: messages, make },
  opened,
  shown,
  conversions,
  onShow,
  onRemove,
  onFiles,
}: Pick<WorkbenchProps, "locale" | "messages"> & {
  opened: readonly OpenedSvg[];
  shown: OpenedSvg;
  conversions: Conversions;
  onShow(id: number): void;
  onRemove(id: number): void;
  onFiles(files: File[]): void;
}) {
  const lineOf = ({ id }: OpenedSvg): string => {
    const conversion = conversions.get(id)?.conversion;
    if (conversion === undefined) return messages.converting;
    if ("code" in conversion) return make.problems.failed;
    const { json, dotLottie, diagnostics } = conversion;
    const sizes = messages.sizes({
      dotLottie: formatBytes(locale, dotLottie.bytes.length),
      json: formatBytes(locale, json.bytes.length),
    });
    return diagnostics.length === 0 ? sizes : `${sizes} · ${messages.lost({ count: diagnostics.length })}`;
  };
  const list = useLostFocus<HTMLUListElement>(opened.length);
  return (
    <div className="drawing-list">
      <ul
        className="drawing-list__files"
        ref={list}
        tabIndex={-1}
        aria-label={messages.files({ count: opened.length })}
      >
        {opened.map((svg) => (
          <li key={svg.id}>
            <button
              type="button"
              className="drawing-list__file"
              aria-pressed={svg.id === shown.id}
              onClick={() => onShow(svg.id)}
            >
              <b>{svg.file.name}</b>
              <span className="small-text secondary-text tabular-numbers">{lineOf(svg)}</span>
            </button>
            <IconButton
              icon="x"
              label={messages.remove({ name: svg.file.name })}
              onClick={() => onRemove(svg.id)}
            />
          </li>
        ))}
      </ul>
      <label className="button button--tertiary button--small">
        {messages.add}
        <input
          className="visually-hidden"
          type="file"
          multiple
          accept=".svg,image/svg+xml"
          onChange={({ currentTarget }) => {
            const files = [...(currentTarget.files ?? [])];
            currentTarget.value = "";
            if (files.length > 0) onFiles(files);
          }}
        />
      </label>
    </div>
  );
}

import { Button } from "@zoetrope/ui";
import type { ReactNode } from "react";
import { useLostFocus } from "../parts/open-file/use-lost-focus.ts";
import type { WorkbenchProps } from "../workbench-props.ts";
import { BatchFileRow } from "./batch-file-row.tsx";
import type { useBatch } from "./use-batch.ts";

/** The files of a batch, each with what became of it. */
export function BatchFileList({
  locale,
  messages,
  refused,
  batch,
  accept,
  children,
}: Pick<WorkbenchProps, "locale" | "messages" | "refused"> & {
  batch: ReturnType<typeof useBatch>;
  accept: string;
  /** Other ways in, beside the button. */
  children: ReactNode;
}) {
  const words = messages.batch;
  const { items, state } = batch;
  const isIdle = state.phase !== "running";
  const list = useLostFocus<HTMLUListElement>(items.length);
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
            {children}
            <Button variant="tertiary" size="small" onClick={() => batch.remove(null)}>
              {words.clear}
            </Button>
          </>
        ) : null}
      </div>
      <ul
        className="batch-list__files"
        ref={list}
        tabIndex={0}
        aria-label={words.files({ count: items.length })}
      >
        {items.map((item) => (
          <BatchFileRow
            key={item.id}
            locale={locale}
            messages={messages}
            refused={refused}
            item={item}
            isIdle={isIdle}
            onRemove={batch.remove}
            onAnimation={batch.chooseAnimation}
          />
        ))}
      </ul>
    </div>
  );
}

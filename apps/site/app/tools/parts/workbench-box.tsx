import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { SentCounter } from "../sent/sent-counter.tsx";
import type { WorkbenchProps } from "../workbench-props.ts";
import { DropOverlay } from "./open-file/drop-overlay.tsx";

interface WorkbenchBoxProps extends Pick<WorkbenchProps, "locale" | "messages" | "sizes"> {
  /** No file is open: what lets one in stands in the middle. */
  isEmpty: boolean;
  isBusy?: boolean;
  /** A file is dragged over the page. */
  isOver: boolean;
  /** Called when the pointer, the focus or something dragged comes: whoever turns to it is about to give it a file. */
  onIntent?(): void;
  /** What lets files in, or stage and settings beside each other. */
  children: ReactNode;
}

/** The box of a tool, and under what is done in it what has been sent from here, which a stage that stays in sight never covers. */
export function WorkbenchBox({
  isEmpty,
  isBusy = false,
  isOver,
  onIntent,
  children,
  ...props
}: WorkbenchBoxProps) {
  const bench = useRef<HTMLDivElement>(null);
  const wasEmpty = useRef(isEmpty);
  useEffect(() => {
    if (isOver) onIntent?.();
  }, [isOver, onIntent]);
  useLayoutEffect(() => {
    // The last file has been taken away, and with it the button that did it: the next one is chosen with the first.
    const isEmptied = isEmpty && !wasEmpty.current;
    wasEmpty.current = isEmpty;
    if (isEmptied && document.activeElement === document.body)
      bench.current?.querySelector("button")?.focus({ preventScroll: true });
  }, [isEmpty]);
  return (
    <div
      className={isEmpty ? "workbench workbench--empty box" : "workbench box"}
      aria-busy={isBusy}
      onPointerEnter={onIntent}
      onFocus={onIntent}
    >
      <div className="workbench__bench" ref={bench}>
        {children}
      </div>
      <SentCounter {...props} />
      <DropOverlay isShown={isOver} text={props.messages.input.dropHere} />
    </div>
  );
}

import { useEffect, useId, useRef, type ReactNode } from "react";

/** What had the focus before; of an entry of a menu, which is gone by then, the button that the menu belongs to. */
function findOpener(): Element | null {
  const { activeElement } = document;
  const menu = activeElement?.closest("[role=menu]");
  return menu ? document.getElementById(menu.getAttribute("aria-labelledby") ?? "") : activeElement;
}

export interface DialogProps {
  title: ReactNode;
  onClose(): void;
  /** Selector of where the focus goes when what had it is gone by then. Default: the first heading, link or button of `main`. */
  focusFallback?: string;
  children: ReactNode;
}

/**
 * A modal question: the browser's own dialog keeps the focus inside, makes the page inert, closes on Escape and gives the focus back.
 */
export function Dialog({
  title,
  onClose,
  focusFallback = "main :is(h1[tabindex], a, button)",
  children,
}: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const onCloseRef = useRef(onClose);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    const opener = findOpener();
    dialog?.showModal();
    const ended = new AbortController();
    const { signal } = ended;
    let isTouched = false;
    let isPressedOnBackdrop = false;
    dialog?.addEventListener("input", () => (isTouched = true), { signal });
    dialog?.addEventListener("pointerdown", ({ target }) => (isPressedOnBackdrop = target === dialog), {
      signal,
    });
    // A click on the backdrop is a click on the dialog itself, not on what stands in it; neither is one that began inside, such as
    // text that was marked beyond its edge. What was typed or chosen is not thrown away by it: for that there are a button and Escape.
    dialog?.addEventListener(
      "click",
      ({ target }) => {
        if (target === dialog && isPressedOnBackdrop && !isTouched) onCloseRef.current();
      },
      { signal },
    );
    return () => {
      ended.abort();
      dialog?.close();
      const isThere = opener instanceof HTMLElement && opener.isConnected;
      (isThere ? opener : document.querySelector<HTMLElement>(focusFallback))?.focus();
    };
  }, [focusFallback]);
  return (
    <dialog
      ref={ref}
      className="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="dialog__body">
        <h2 className="h3" id={id}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

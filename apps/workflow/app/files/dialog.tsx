import { useEffect, useId, useRef, type ReactNode } from "react";

/**
 * A modal question: the browser's own dialog keeps the focus inside, makes the page inert, closes on Escape and gives the focus back.
 */
export function Dialog({
  title,
  onClose,
  children,
}: {
  title: string;
  onClose(): void;
  children: ReactNode;
}) {
  const ref = useRef<HTMLDialogElement>(null);
  const onCloseRef = useRef(onClose);
  const id = useId();
  useEffect(() => {
    const dialog = ref.current;
    const opener = document.activeElement;
    dialog?.showModal();
    // A click on the backdrop is a click on the dialog itself, not on what stands in it; Escape is for those without a pointer.
    const onClick = ({ target }: Event) => target === dialog && onCloseRef.current();
    dialog?.addEventListener("click", onClick);
    return () => {
      dialog?.removeEventListener("click", onClick);
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  return (
    <dialog
      ref={ref}
      className="wf-dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className="wf-dialog__in">
        <h2 className="h3" id={id}>
          {title}
        </h2>
        {children}
      </div>
    </dialog>
  );
}

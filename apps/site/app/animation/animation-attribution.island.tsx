import { useCopy } from "../embed-code/use-copy.ts";

/** The line to put beside the animation, and a button that copies it. */
export default function AnimationAttribution({
  text,
  copy: copyLabel,
  copied,
  failed,
}: {
  text: string;
  copy: string;
  copied: string;
  /** Said where the browser refuses. */
  failed: string;
}) {
  const { status, copy } = useCopy();
  return (
    <div className="attribution">
      <p>{text}</p>
      <button type="button" className="button button--tertiary button--small" onClick={() => copy(text)}>
        <svg className="icon icon--small" aria-hidden="true">
          <use href={status === "copied" ? "#icon-check" : "#icon-copy"} />
        </svg>
        {status === "copied" ? copied : copyLabel}
      </button>
      <output className="field__error">{status === "failed" ? failed : ""}</output>
    </div>
  );
}

import { useCopy } from "./embed/copy-text.ts";

/** The line to put beside the animation, and a button that copies it. */
export default function AnimationAttribution({
  text,
  copy: copyLabel,
  copied,
}: {
  text: string;
  copy: string;
  copied: string;
}) {
  const { said, copy } = useCopy();
  return (
    <div className="attr">
      <p>{text}</p>
      <button type="button" className="btn btn--quiet btn--sm" onClick={() => copy(text)}>
        <svg className="i i--s" aria-hidden="true">
          <use href={said === "copied" ? "#i-check" : "#i-copy"} />
        </svg>
        {said === "copied" ? copied : copyLabel}
      </button>
    </div>
  );
}

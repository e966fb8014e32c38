import type { ReactElement } from "react";
import { useCachedText } from "./cached-fragment.tsx";
import { iconShapes, type IconName } from "./icon-shapes.ts";
import { workIconShapes } from "./work-icon-shapes.ts";

/** An icon of the sprite, hidden from assistive technology: the words stand beside it. */
export function Icon({
  name,
  size = "medium",
  className = "",
}: {
  name: IconName;
  size?: "small" | "medium" | "large";
  className?: string;
}) {
  return (
    <svg
      className={size === "medium" ? `icon ${className}` : `icon icon--${size} ${className}`}
      aria-hidden="true"
    >
      <use href={`#icon-${name}`} />
    </svg>
  );
}

/** Outlines as symbols that `#i-…` refers to, on a 24 × 24 grid: once on a page, before the first icon of them. */
export function createSprite(shapes: Readonly<Record<string, string>>): () => ReactElement {
  const symbols = Object.entries(shapes)
    .map(([name, shape]) => `<symbol id="icon-${name}" viewBox="0 0 24 24">${shape}</symbol>`)
    .join("");
  return function Sprite() {
    const html = useCachedText(symbols, () => symbols);
    return (
      <svg
        className="sprite"
        width="0"
        height="0"
        aria-hidden="true"
        dangerouslySetInnerHTML={{ __html: html }}
      />
    );
  };
}

/** The icons of the public pages. Once per document. */
export const IconSprite = /* @__PURE__ */ createSprite(iconShapes);

/** All icons of the kit, for the apps where people work with their account and their files. Once per document. */
export const WorkIconSprite = /* @__PURE__ */ createSprite({ ...iconShapes, ...workIconShapes });

import { iconShapes, type IconName } from "./icon-shapes.ts";

/** An icon of the sprite, hidden from assistive technology: the words stand beside it. */
export function Icon({
  name,
  size = "m",
  className = "",
}: {
  name: IconName;
  size?: "s" | "m" | "l";
  className?: string;
}) {
  return (
    <svg className={size === "m" ? `i ${className}` : `i i--${size} ${className}`} aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
}

const symbols = Object.entries(iconShapes)
  .map(([name, shapes]) => `<symbol id="i-${name}" viewBox="0 0 24 24">${shapes}</symbol>`)
  .join("");

/** Once per document, before the first icon. */
export function IconSprite() {
  return (
    <svg
      className="sprite"
      width="0"
      height="0"
      aria-hidden="true"
      dangerouslySetInnerHTML={{ __html: symbols }}
    />
  );
}

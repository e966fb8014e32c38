import { useEffect, useRef, type ReactNode } from "react";

/** One of two pictures in their common place, cut away at the left, or seen through. */
export function ComparedPicture({
  name,
  shape,
  clip,
  opacity,
  children,
}: {
  name: string;
  shape: { width: number; height: number };
  /** What lies left of this share of the width is cut away. */
  clip?: number | undefined;
  opacity?: number | undefined;
  children: ReactNode;
}) {
  const canvas = useRef<HTMLDivElement>(null);
  const edge = useRef<HTMLElement>(null);
  useEffect(() => {
    const { current } = canvas;
    // No attribute: the policy of the page lets none through.
    current?.style.setProperty("clip-path", clip === undefined ? "none" : `inset(0 0 0 ${clip * 100}%)`);
    current?.style.setProperty("opacity", opacity === undefined ? "1" : String(opacity));
    if (clip !== undefined) edge.current?.style.setProperty("left", `${clip * 100}%`);
  }, [clip, opacity]);
  return (
    <figure className="compared__picture">
      <svg className="compared__shape" viewBox={`0 0 ${shape.width} ${shape.height}`} aria-hidden="true" />
      <div className="compared__canvas" ref={canvas}>
        {children}
      </div>
      {clip === undefined ? null : <i className="compared__edge" ref={edge} aria-hidden="true" />}
      <figcaption className="tag">{name}</figcaption>
    </figure>
  );
}

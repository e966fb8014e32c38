import type { Cascade } from "./css/cascade.ts";
import type { SvgMoment } from "./css/computed-style.ts";

/** The document as it stands, without anything that moves. */
export const staticMoment = (cascade: Cascade): SvgMoment => ({
  attribute: ({ attributes }, name) => attributes.get(name),
  property: (element, name, shadow) => cascade.ownStyleOf(element, shadow).get(name),
  isMoving: () => false,
  isFading: () => false,
  stillParts: null,
  reaches: null,
});

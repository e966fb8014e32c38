import type { ChangedProperty } from "./change.ts";

const propertyNames: { [member: string]: ChangedProperty } = {
  "ks.o": "opacity",
  "ks.p": "position",
  "ks.a": "anchor",
  "ks.s": "scale",
  "ks.r": "rotation",
  "ks.sk": "skew",
  "tr.o": "opacity",
  "tr.p": "position",
  "tr.a": "anchor",
  "tr.s": "scale",
  "tr.r": "rotation",
  "tr.sk": "skew",
  "fl.o": "opacity",
  "st.o": "opacity",
  "st.w": "strokeWidth",
  "gs.w": "strokeWidth",
  "st.d": "dashes",
  "sh.ks": "path",
  "rc.s": "size",
  "el.s": "size",
  "rc.p": "position",
  "el.p": "position",
  "rc.r": "roundness",
  "rd.r": "roundness",
  "tm.s": "trim",
  "tm.e": "trim",
  "tm.o": "trim",
  "gf.g": "gradient",
  "gs.g": "gradient",
  masksProperties: "masks",
  tt: "matte",
  td: "matte",
  tp: "matte",
  ef: "effects",
  bm: "blendMode",
  ip: "timing",
  op: "timing",
  st: "timing",
  sr: "timing",
  parent: "parent",
};

/** Where in a file a change is. */
export interface ChangeLocation {
  animationId: string | null;
  pointer: string;
  /** The layer that it is in; null outside of layers. */
  layer: string | null;
  /** What the object is of which members are looked at: `ks`, or the type of a shape. */
  kind: string;
}

/** A name that a property goes by, from the object that it is a member of. */
export const nameAt = (location: ChangeLocation, name: string, member: string): string =>
  `${location.kind}.${name}` in propertyNames || member === "" || location.kind === "ks" ? name : member;

export const propertyOf = (location: ChangeLocation, member: string): ChangedProperty =>
  propertyNames[`${location.kind}.${member}`] ?? propertyNames[member] ?? "other";

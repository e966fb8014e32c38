import type { FileKey } from "@zoetrope/storage";
import type { BackfillOptions } from "../backfill.ts";

/** Posters of animations that can be found before they have one. */
export interface Posters {
  /** The file behind the key that such an animation had for its poster, made now where nobody has yet; null when there is none to be had. */
  of(key: FileKey): Promise<FileKey | null>;
  /**
   * Makes what is missing, with what animations are compared by, in the order in which people come across them; returns how many were
   * tried. Until `signal`, or until somebody fills the catalogue.
   */
  makeAwaited(options?: BackfillOptions): Promise<number>;
}

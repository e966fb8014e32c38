import type { AnimationSummary } from "../animation.ts";

/** A day of the editors' list that operators have put together. */
export interface EditorsDay {
  /** `YYYY-MM-DD` */
  day: string;
  /** False until the day has come (UTC). */
  isPublic: boolean;
  /** In their order; those that were taken back since are left out. */
  animations: AnimationSummary[];
}

export interface NewEditorsDay {
  day: string;
  /** Ids, in their order. */
  animations: readonly string[];
  /** The day that this one takes the place of, which may be the same. */
  replaces?: string | null;
}

export type EditorsDayResult =
  | { outcome: "set" }
  | {
      outcome: "refused";
      code:
        | "no-day"
        | "day-taken"
        | "no-animations"
        | "too-many-animations"
        | "animation-gone"
        | "too-many-days";
    };

/** The operators' part of the editors' list; the days of the seed stand beside them and stay. */
export interface EditorsDays {
  /** The newest first, those to come too: at most `daysOfPage`, those before a day where one is given. */
  list(before?: string | null): Promise<EditorsDay[]>;
  set(day: NewEditorsDay): Promise<EditorsDayResult>;
  /** False when there is none. */
  remove(day: string): Promise<boolean>;
  /** Makes public what has come; how many. */
  begin(): Promise<number>;
}

export const daysOfPage = 24;

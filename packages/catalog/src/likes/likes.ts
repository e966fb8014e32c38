/** What people like; for those who are signed in. Guests keep theirs in the browser and bring them along. */
export interface Likes {
  /** At most so many of one person; more are refused with a sentence that names the number. */
  readonly maxPerPerson: number;
  /** Likes an animation, or takes it back; saying it twice changes nothing. Throws "not-found" for one that is not there. */
  set(userId: string, animationId: string, isLiked: boolean): Promise<{ likes: number; isLiked: boolean }>;
  /** What was liked before signing in, the newest first: those that are there are liked as well, as many as have room. */
  bring(userId: string, animationIds: readonly string[]): Promise<number>;
  /** Ids of what is liked, the newest first; what is withdrawn is left out. */
  list(userId: string): Promise<string[]>;
  /** For the export of somebody's data, and for whoever leaves. */
  accountPart: {
    name: string;
    export(userId: string): Promise<unknown>;
    remove(userId: string): Promise<void>;
  };
}

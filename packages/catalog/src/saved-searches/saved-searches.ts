export interface SavedSearch {
  /** Of its results, without language: `/free-animations/horse?colour=2f6fde`. */
  address: string;
  /** What the page called it. */
  title: string;
}

/** Searches that people keep; for those who are signed in. Guests keep theirs in the browser and bring them along. */
export interface SavedSearches {
  /** The newest first. */
  list(userId: string): Promise<SavedSearch[]>;
  /** Saying it twice changes nothing. Throws "bad-request" for what is no search, and "conflict" where there is no room left. */
  save(userId: string, search: SavedSearch): Promise<void>;
  /** False when it was not there. */
  forget(userId: string, address: string): Promise<boolean>;
  /** For the export of somebody's data, and for whoever leaves. */
  accountPart: {
    name: string;
    export(userId: string): Promise<unknown>;
    remove(userId: string): Promise<void>;
  };
}

export const maxSavedAddressLength = 2_000;
export const maxSavedTitleLength = 400;

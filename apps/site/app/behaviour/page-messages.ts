/** The messages that behaviour needs, written into the page by the server in its language. */
export interface PageMessages {
  liked: string;
  unliked: string;
  likedEverywhere: string;
  unlikedEverywhere: string;
  likeFailed: string;
  undo: string;
  notKept: string;
  notPlayed: string;
}

export function pageMessages(): PageMessages {
  return JSON.parse(document.getElementById("page-messages")?.textContent ?? "{}") as PageMessages;
}

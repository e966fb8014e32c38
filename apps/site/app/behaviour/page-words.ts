/** The words that behaviour needs, written into the page by the server in its language. */
export interface PageWords {
  liked: string;
  unliked: string;
  likedEverywhere: string;
  unlikedEverywhere: string;
  likeFailed: string;
  undo: string;
  notKept: string;
  notPlayed: string;
}

export function pageWords(): PageWords {
  return JSON.parse(document.getElementById("page-words")?.textContent ?? "{}") as PageWords;
}

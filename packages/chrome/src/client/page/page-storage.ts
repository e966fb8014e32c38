/** What this browser keeps for the site. One that keeps nothing raises at the mere mention of it, so it is mentioned when it is used. */
export const pageStorage: Pick<Storage, "getItem" | "setItem" | "removeItem"> = {
  getItem: (key) => localStorage.getItem(key),
  setItem: (key, value) => localStorage.setItem(key, value),
  removeItem: (key) => localStorage.removeItem(key),
};

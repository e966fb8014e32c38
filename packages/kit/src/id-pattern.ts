/** What ids look like that `createId` makes. */
export const idPattern = /^[0-9a-z]{20}$/;

/** What no id can look like never reaches the database, which takes no NUL. */
export const isId = (text: string): boolean => idPattern.test(text);

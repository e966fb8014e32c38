/** Who is signed in, as whoami says it. */
export interface SessionUser {
  id: string;
  username: string;
  email: string;
  avatarUrl: string | null;
  firstName: string | null;
  lastName: string | null;
}

const maxCharacters = 2_048;

const textOf = (value: unknown): string | null =>
  typeof value === "string" && value !== "" && value.length <= maxCharacters ? value : null;

/** An address that a picture may have; what is kept in the browser may have been written by something else. */
const pictureOf = (value: unknown): string | null => {
  const address = textOf(value);
  return address !== null && /^https?:\/\//.test(address) && URL.canParse(address) ? address : null;
};

/** The id that whoami gives to nobody. */
const guestId = "guest";

/** The answer of whoami: a user, `guest`, or null for a shape that is neither. */
export function readSessionUser(value: unknown): SessionUser | "guest" | null {
  if (typeof value !== "object" || value === null) return null;
  const { id, username, email, avatarUrl, firstName, lastName } = value as Record<string, unknown>;
  if (id === guestId) return "guest";
  const known = { id: textOf(id), username: textOf(username), email: textOf(email) };
  if (known.id === null || known.username === null || known.email === null) return null;
  return {
    id: known.id,
    username: known.username,
    email: known.email,
    avatarUrl: pictureOf(avatarUrl),
    firstName: textOf(firstName),
    lastName: textOf(lastName),
  };
}

/** First and last name where they are known, the user name otherwise. */
export const displayName = ({
  firstName,
  lastName,
  username,
}: Pick<SessionUser, "firstName" | "lastName" | "username">): string =>
  [firstName, lastName].filter(Boolean).join(" ") || username;

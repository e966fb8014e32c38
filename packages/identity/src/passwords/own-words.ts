import type { users } from "@zoetrope/database/schema";

type Named = Pick<typeof users.$inferSelect, "email" | "firstName" | "lastName" | "username">;

/** What nobody should have as a password: whoever guesses the one of this person tries it first. */
export const ownWordsOf = ({ email, firstName, lastName, username }: Named): string[] =>
  [email, firstName, lastName ?? "", username].filter((word) => word !== "");

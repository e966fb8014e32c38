/** Who is looking at the page. The host page says so; without a session the visitor is a guest. */
export interface Session {
  user: {
    id: string;
    username: string;
    email: string;
    avatarUrl: string | null;
    firstName: string | null;
    lastName: string | null;
  };
  hasProfilePage: boolean;
  workspaces: readonly { id: string; name: string; icon: string | null }[];
}

/** First and last name where they are known, the user name otherwise. */
export const displayName = ({ user }: Session): string =>
  [user.firstName, user.lastName].filter(Boolean).join(" ") || user.username;

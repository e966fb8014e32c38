import { Avatar } from "@zoetrope/chrome/avatar";
import type { ReactNode } from "react";

/** One person of a list: face, name, what is to be known, and what can be done. */
export function PersonRow({
  name,
  avatarUrl,
  email,
  mark,
  children,
}: {
  name: string;
  avatarUrl: string | null;
  email: string | null;
  /** Beside the name. */
  mark?: string | undefined;
  children: ReactNode;
}) {
  return (
    <li className="wf-person">
      <Avatar name={name} src={avatarUrl} size="l" />
      <span className="wf-person__who">
        <b>
          {name}
          {mark === undefined ? null : <span className="dim"> · {mark}</span>}
        </b>
        {email === null ? null : <span className="sm dim">{email}</span>}
      </span>
      {children}
    </li>
  );
}

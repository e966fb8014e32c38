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
    <li className="person-row">
      <Avatar name={name} src={avatarUrl} size="large" />
      <span className="person-row__person">
        <b>
          {name}
          {mark === undefined ? null : <span className="secondary-text"> · {mark}</span>}
        </b>
        {email === null ? null : <span className="small-text secondary-text">{email}</span>}
      </span>
      {children}
    </li>
  );
}

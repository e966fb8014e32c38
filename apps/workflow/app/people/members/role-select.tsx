import type { PeopleMessages } from "../../page/messages-with-limits.ts";
import type { AssignableRole } from "../../data/people-api.ts";

/** What somebody may be made, which is everything but the owner. */
export function RoleSelect({
  id,
  label,
  texts,
  value,
  isBusy = false,
  onChange,
}: {
  id?: string;
  /** Null where a label stands beside it. */
  label: string | null;
  texts: Pick<PeopleMessages["people"], "admin" | "member">;
  value: AssignableRole;
  isBusy?: boolean;
  onChange(role: AssignableRole): void;
}) {
  return (
    <select
      {...(id === undefined ? {} : { id })}
      className="select role-select"
      aria-label={label ?? undefined}
      aria-disabled={isBusy || undefined}
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value === "ADMIN" ? "ADMIN" : "MEMBER")}
    >
      <option value="MEMBER">{texts.member}</option>
      <option value="ADMIN">{texts.admin}</option>
    </select>
  );
}

import type { PasswordProblem } from "@zoetrope/identity/password-strength";
import type { AccountsMessages } from "@zoetrope/i18n";

/** Messages for what happens after the page has been read. */
export interface BehaviourMessages extends Pick<
  AccountsMessages["frame"],
  "showPassword" | "hidePassword" | "passkeyFailed"
> {
  strength: AccountsMessages["strength"];
  /** By the reasons for which a new password is refused. */
  passwordProblems: Record<PasswordProblem, string>;
  /** By the reasons for which identity refuses a passkey. */
  passkeyProblems: Record<
    "passkey-refused" | "passkey-limit" | "reauthentication-needed" | "session-missing" | "busy",
    string
  >;
}

import type { PasswordProblem } from "@zoetrope/identity/password-strength";
import type { AccountsWords } from "@zoetrope/i18n";

/** Words for what happens after the page has been read. */
export interface BehaviourWords extends Pick<
  AccountsWords["frame"],
  "showPassword" | "hidePassword" | "passkeyFailed"
> {
  strength: AccountsWords["strength"];
  /** By the reasons for which a new password is refused. */
  passwordProblems: Pick<AccountsWords["problems"], PasswordProblem>;
  /** By the reasons for which identity refuses a passkey. */
  passkeyProblems: Pick<
    AccountsWords["problems"],
    "passkey-refused" | "passkey-limit" | "reauthentication-needed" | "session-missing" | "busy"
  >;
}

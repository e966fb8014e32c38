import { fill } from "@zoetrope/i18n";
import type { Account } from "@zoetrope/identity";
import { PasswordField, TextField } from "../forms/fields.tsx";
import { usePage } from "../page/use-page.ts";
import { Section, SettingsForm, type SectionProps } from "./section.tsx";

export function EmailSection({ account, formOf }: SectionProps) {
  const { words } = usePage();
  const { settings } = words;
  const form = formOf("email");
  return (
    <Section
      id="email"
      title={settings.email.title}
      lead={fill(settings.email.current, { email: account.email })}
    >
      {account.pendingEmail === null ? null : (
        <p className="note">{fill(settings.email.pending, { email: account.pendingEmail })}</p>
      )}
      <SettingsForm intent="email" submit={settings.email.submit}>
        <TextField
          form={form}
          name="email"
          prefix="new-"
          label={settings.email.next}
          hint={settings.email.hint}
          type="email"
          required
          autoComplete="email"
          maxLength={254}
        />
        {account.hasPassword ? (
          <PasswordField form={form} name="current" prefix="email-" label={settings.currentPassword} />
        ) : null}
      </SettingsForm>
    </Section>
  );
}

export function PasswordSection({ account, formOf }: SectionProps) {
  const { settings } = usePage().words;
  const { password } = settings;
  const form = formOf("password");
  return (
    <Section
      id="password"
      title={password.title}
      lead={account.hasPassword ? password.lead : password.leadNone}
    >
      <SettingsForm intent="password" submit={account.hasPassword ? password.submit : password.submitNone}>
        {/* Password managers want to know whose password it is. */}
        <input
          type="text"
          name="username"
          autoComplete="username"
          defaultValue={account.email}
          hidden
          readOnly
        />
        {account.hasPassword ? (
          <PasswordField form={form} name="current" prefix="password-" label={settings.currentPassword} />
        ) : null}
        <PasswordField
          form={form}
          name="password"
          prefix="new-"
          label={password.next}
          isNew
          isMeasured
          ownWords={account.ownWords}
        />
        <PasswordField form={form} name="again" prefix="new-" label={password.again} isNew />
      </SettingsForm>
    </Section>
  );
}

/** Without a Google client there is nothing to link, and only an old link to take away. */
export const hasGoogleSection = ({ account, hasGoogle }: { account: Account; hasGoogle: boolean }): boolean =>
  hasGoogle || account.google !== null;

export function GoogleSection({ account }: Pick<SectionProps, "account">) {
  const { words, to } = usePage();
  const { google } = words.settings;
  return (
    <Section
      id="google"
      title={google.title}
      lead={account.google === null ? google.notLinked : fill(google.linked, { email: account.google.email })}
    >
      {account.google !== null ? (
        <SettingsForm intent="google-removed" submit={google.unlink} look="line" />
      ) : (
        <a className="button button--line" href={to("/google", { intent: "link" })}>
          {google.link}
        </a>
      )}
    </Section>
  );
}

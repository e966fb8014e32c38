import { presentationOf } from "../page/provider-presentation.ts";
import type { Account, ExternalProvider, LinkedAccount } from "@zoetrope/identity";
import { maxEmailLength } from "@zoetrope/kit/limits";
import { PasswordField, TextField } from "../forms/fields.tsx";
import { usePage } from "../page/use-page.ts";
import { Section, SettingsForm, type SectionProps } from "./section.tsx";

export function EmailSection({ account, formOf }: SectionProps) {
  const { messages } = usePage();
  const { settings } = messages;
  const form = formOf("email");
  return (
    <Section id="email" title={settings.email.title} lead={settings.email.current({ email: account.email })}>
      {account.pendingEmail === null ? null : (
        <p className="note">{settings.email.pending({ email: account.pendingEmail })}</p>
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
          maxLength={maxEmailLength}
        />
        {account.hasPassword ? (
          <PasswordField form={form} name="current" prefix="email-" label={settings.currentPassword} />
        ) : null}
      </SettingsForm>
    </Section>
  );
}

export function PasswordSection({ account, formOf }: SectionProps) {
  const { settings } = usePage().messages;
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

interface ShownProvider {
  id: string;
  name: string;
  linked: LinkedAccount | null;
}

/** Those that can be linked, and old links to those that are configured no more, which can only be taken away. */
export function shownProviders(
  providers: readonly Pick<ExternalProvider, "id" | "name">[],
  { linked }: Account,
): ShownProvider[] {
  const current = providers.map(({ id, name }) => ({
    id,
    name,
    linked: linked.find((one) => one.id === id) ?? null,
  }));
  const old = linked
    .filter(({ id }) => !providers.some((provider) => provider.id === id))
    .map((one) => ({ id: one.id, name: one.name, linked: one }));
  return [...current, ...old];
}

export function ProviderSection({ id, name, linked }: ShownProvider) {
  const { messages, to } = usePage();
  const { settings } = messages;
  const { provider } = settings;
  const presentation = presentationOf(id);
  const message =
    linked !== null
      ? linked.email === null
        ? provider.linkedPlain
        : provider.linked({ email: linked.email })
      : presentation.notLinked(settings, name);
  return (
    <Section id={presentation.anchor} title={name} lead={message}>
      {linked !== null ? (
        <SettingsForm
          intent="provider-removed"
          submit={presentation.unlink(settings, name)}
          variant="secondary"
        >
          <input type="hidden" name="provider" value={id} />
        </SettingsForm>
      ) : (
        <a
          className="button button--secondary provider-button"
          href={to(`/external/${id}`, { intent: "link" })}
        >
          {presentation.link(settings, name)}
        </a>
      )}
    </Section>
  );
}

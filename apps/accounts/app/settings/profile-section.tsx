import { avatarTone, initialsOf } from "@zoetrope/chrome";
import { formatBytes, languages } from "@zoetrope/i18n";
import {
  maxNameLength,
  maxPictureBytes,
  maxUsernameLength,
  usernameReservedInDays,
} from "@zoetrope/kit/limits";
import { Icon } from "@zoetrope/ui";
import { TextField } from "../forms/fields.tsx";
import { problemText } from "../page/problem-text.ts";
import { usePage } from "../page/use-page.ts";
import { Section, SettingsForm, type SectionProps } from "./section.tsx";

/** What was typed where the form is shown again, what is known otherwise. */
const withValues = (form: ReturnType<SectionProps["formOf"]>, known: Record<string, string>) => ({
  ...form,
  values: { ...known, ...form.values },
});

export function ProfileSection({ account, formOf }: SectionProps) {
  const { messages, locale } = usePage();
  const { profile } = messages.settings;
  return (
    <Section id="profile" title={profile.title} lead={profile.lead}>
      <Picture account={account} formOf={formOf} />
      <SettingsForm intent="name" submit={messages.settings.save}>
        <div className="field-pair">
          <TextField
            form={withValues(formOf("name"), {
              firstName: account.firstName,
              lastName: account.lastName ?? "",
            })}
            name="firstName"
            label={profile.firstName}
            required
            autoComplete="given-name"
            maxLength={maxNameLength}
          />
          <TextField
            form={withValues(formOf("name"), { lastName: account.lastName ?? "" })}
            name="lastName"
            label={`${profile.lastName} (${messages.frame.optional})`}
            autoComplete="family-name"
            maxLength={maxNameLength}
          />
        </div>
      </SettingsForm>
      <SettingsForm intent="username" submit={messages.settings.save}>
        <TextField
          form={withValues(formOf("username"), { username: account.username })}
          name="username"
          label={profile.username}
          hint={profile.usernameHint({ days: usernameReservedInDays })}
          required
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={maxUsernameLength}
        />
      </SettingsForm>
      <SettingsForm intent="language" submit={messages.settings.save}>
        <div className="field">
          <label htmlFor="language">{profile.language}</label>
          <select className="select" id="language" name="language" defaultValue={locale}>
            {languages.map((language) => (
              <option key={language.locale} value={language.locale} lang={language.locale}>
                {language.name}
              </option>
            ))}
          </select>
        </div>
      </SettingsForm>
    </Section>
  );
}

function Picture({ account, formOf }: SectionProps) {
  const page = usePage();
  const { profile } = page.messages.settings;
  const problem = formOf("avatar").problems["picture"];
  const name = [account.firstName, account.lastName].filter(Boolean).join(" ") || account.username;
  return (
    <div className="picture">
      {account.avatarUrl === null ? (
        <span
          className={`avatar avatar--extra-large avatar--tone-${avatarTone(name)}`}
          role="img"
          aria-label={profile.noPicture}
        >
          {initialsOf(name)}
        </span>
      ) : (
        <img
          className="avatar avatar--extra-large"
          src={account.avatarUrl}
          alt={profile.picture}
          width={88}
          height={88}
        />
      )}
      <div className="picture__forms">
        <SettingsForm intent="avatar" submit={profile.upload} variant="secondary" isFile>
          <div className={problem === undefined ? "field" : "field is-error"}>
            <label htmlFor="picture">{profile.choosePicture}</label>
            <input
              className="input"
              type="file"
              id="picture"
              name="picture"
              required
              accept="image/png,image/jpeg,image/webp,image/avif,image/gif"
              aria-describedby={problem === undefined ? "picture-hint" : "picture-hint picture-problem"}
              aria-invalid={problem === undefined ? undefined : true}
            />
            <p className="field__hint" id="picture-hint">
              {profile.pictureHint({ size: formatBytes(page.locale, maxPictureBytes) })}
            </p>
            {problem === undefined ? null : (
              <p className="field__error" id="picture-problem">
                <Icon name="circle-alert" size="small" />
                {problemText(page, problem)}
              </p>
            )}
          </div>
        </SettingsForm>
        {account.avatarUrl === null ? null : (
          <SettingsForm intent="avatar-removed" submit={profile.removePicture} variant="secondary" />
        )}
      </div>
    </div>
  );
}

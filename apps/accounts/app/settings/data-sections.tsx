import { ButtonLink } from "@zoetrope/ui";
import { PasswordField } from "../forms/fields.tsx";
import { usePage } from "../page/use-page.ts";
import { Section, SettingsForm, type SectionProps } from "./section.tsx";

export function DataSection() {
  const { data } = usePage().messages.settings;
  return (
    <Section id="data" title={data.title} lead={data.lead}>
      <p>
        <ButtonLink variant="secondary" icon="file-down" href="/settings/export">
          {data.submit}
        </ButtonLink>
      </p>
    </Section>
  );
}

export function RemoveSection({ account, formOf }: SectionProps) {
  const { messages } = usePage();
  const { remove } = messages.settings;
  const form = formOf("delete");
  const isUnconfirmed = form.problems["confirm"] !== undefined;
  return (
    <Section id="remove" title={remove.title} lead={remove.lead}>
      <SettingsForm intent="delete" submit={remove.submit} variant="danger">
        {account.hasPassword ? (
          <PasswordField form={form} name="current" prefix="remove-" label={remove.password} />
        ) : null}
        <div className={isUnconfirmed ? "field is-error" : "field"}>
          <label className="form-check">
            <input
              type="checkbox"
              name="confirm"
              required
              aria-invalid={isUnconfirmed || undefined}
              aria-describedby={isUnconfirmed ? "confirm-problem" : undefined}
            />
            {remove.confirm}
          </label>
          {isUnconfirmed ? (
            <p className="field__error" id="confirm-problem">
              {messages.problems.required}
            </p>
          ) : null}
        </div>
      </SettingsForm>
    </Section>
  );
}

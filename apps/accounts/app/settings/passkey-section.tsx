import { maxPasskeyNameLength } from "@zoetrope/kit/limits";
import { Button } from "@zoetrope/ui";
import { TextField } from "../forms/fields.tsx";
import { emptyForm } from "../page/form-state.ts";
import { usePage } from "../page/use-page.ts";
import { RowForm, Section, type SectionProps } from "./section.tsx";

/** Making one needs the browser's own dialogue, so the button for it comes with the script. */
export function PasskeySection({ account }: Pick<SectionProps, "account">) {
  const { messages } = usePage();
  const { passkeys } = messages.settings;
  return (
    <Section id="passkeys" title={passkeys.title} lead={passkeys.lead}>
      {account.passkeys.length === 0 ? <p className="note">{passkeys.none}</p> : null}
      <ul className="rows">
        {account.passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
          <li key={id}>
            <div>
              <b>{name}</b>
              <p className="small-text secondary-text">
                {passkeys.added({ date: createdAt })}
                {lastUsedAt === null ? "" : ` · ${passkeys.lastUsed({ date: lastUsedAt })}`}
              </p>
            </div>
            <RowForm intent="passkey-removed" name="passkey" id={id} label={passkeys.removeNamed({ name })}>
              {passkeys.remove}
            </RowForm>
          </li>
        ))}
      </ul>
      <noscript>
        <p className="note">{messages.frame.needsScript}</p>
      </noscript>
      <p className="note" data-passkey-missing="" hidden>
        {passkeys.unsupported}
      </p>
      <div className="stack settings-part__form" data-passkey="" hidden>
        <TextField
          form={emptyForm}
          name="passkey-name"
          label={passkeys.name}
          hint={passkeys.nameHint}
          maxLength={maxPasskeyNameLength}
        />
        <Button variant="primary" icon="fingerprint" data-add-passkey="">
          {passkeys.add}
        </Button>
        <p className="field__error" role="alert" data-passkey-problem="" />
      </div>
    </Section>
  );
}

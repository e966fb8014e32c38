import { maxPasskeyNameLength } from "@zoetrope/kit/limits";
import { Button } from "@zoetrope/ui";
import { TextField } from "../forms/fields.tsx";
import { emptyForm } from "../page/form-state.ts";
import { usePage } from "../page/use-page.ts";
import { Section, type SectionProps } from "./section.tsx";

/** Making one needs the browser's own dialogue, so the button for it comes with the script. */
export function PasskeySection({ account }: Pick<SectionProps, "account">) {
  const { messages, to } = usePage();
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
            <form method="post" action={to("/settings")}>
              <input type="hidden" name="passkey" value={id} />
              <button
                type="submit"
                name="intent"
                value="passkey-removed"
                className="button button--secondary button--small"
                aria-label={passkeys.removeNamed({ name })}
              >
                {passkeys.remove}
              </button>
            </form>
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

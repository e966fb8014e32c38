import { maxEmailLength } from "@zoetrope/kit/limits";
import { Banner, FormBanner } from "../forms/banner.tsx";
import { TextField } from "../forms/fields.tsx";
import { Card } from "./card.tsx";
import type { FormState } from "./form-state.ts";
import { usePage } from "./use-page.ts";

/** A mail is on its way; it can be sent again, to the same address or another. */
export function MailSent({
  title,
  lead,
  email,
  form,
  action,
  isSentAgain,
  hasNoLead = false,
}: {
  title: string;
  lead: string;
  email: string | null;
  form: FormState;
  action: string;
  isSentAgain: boolean;
  /** True for somebody who came here by themselves: nothing has been sent yet. */
  hasNoLead?: boolean;
}) {
  const { messages, to, hasMailbox } = usePage();
  const { sent } = messages;
  return (
    <Card
      title={title}
      tint="rose"
      drawing="mail"
      foot={
        <a className="link" href={to("/login")}>
          {messages.reset.backToLogin}
        </a>
      }
    >
      <FormBanner form={form} />
      {hasNoLead ? null : <p className="secondary-text">{lead}</p>}
      {hasMailbox ? (
        <p>
          <a className="link" href="/mailbox" target="_blank" rel="noopener">
            {sent.openMailbox}
          </a>
        </p>
      ) : null}
      {isSentAgain ? <Banner variant="success">{sent.sentAgain}</Banner> : null}
      <form className="stack" method="post" action={action} data-busy="">
        <p className="small-text">
          <b>{sent.noLink}</b> {sent.takesAMinute}
        </p>
        <TextField
          form={email === null || form.values["email"] ? form : { ...form, values: { email } }}
          name="email"
          label={sent.email}
          type="email"
          required
          autoComplete="email"
          maxLength={maxEmailLength}
        />
        <button type="submit" name="intent" value="again" className="button button--secondary button--block">
          {sent.again}
        </button>
      </form>
    </Card>
  );
}

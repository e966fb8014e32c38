import type { Verification } from "@zoetrope/identity";
import { FormBanner } from "../forms/banner.tsx";
import { PasswordField } from "../forms/fields.tsx";
import { Card } from "./card.tsx";
import type { FormState } from "./form-state.ts";
import { usePage } from "./use-page.ts";

/** Says what a link confirms, and asks for the password where this browser is not the one that asked for it. */
export function Confirm({ verification, form }: { verification: Verification; form: FormState }) {
  const { messages, authRequest, to } = usePage();
  const { kind, email, name = "", asksPassword } = verification;
  const { verify } = messages;
  const isSignUp = kind === "sign-up";
  const lead = isSignUp
    ? asksPassword
      ? verify.elsewhereLead
      : verify.own
    : asksPassword
      ? verify.changeElsewhere
      : verify.changeLead;
  return (
    <Card
      title={isSignUp ? verify.title : verify.changeTitle}
      tint="rose"
      drawing="mail"
      foot={
        !asksPassword ? undefined : isSignUp ? (
          <>
            {verify.unknown}{" "}
            <a className="link" href={to("/register")}>
              {verify.startHere}
            </a>
          </>
        ) : (
          <a className="link" href={to("/login", { return_to: backTo(authRequest.token ?? "") })}>
            {verify.changeOther}
          </a>
        )
      }
    >
      <p className="secondary-text">{lead({ name, email })}</p>
      {isSignUp && !asksPassword ? <p className="secondary-text">{verify.lead}</p> : null}
      <FormBanner form={form} />
      <form className="stack" method="post" data-busy="">
        {asksPassword ? (
          <PasswordField
            form={form}
            name="password"
            label={isSignUp ? verify.password : verify.changePassword}
            data-focus=""
          />
        ) : null}
        <button
          type="submit"
          className="button button--accent button--block"
          {...(asksPassword ? {} : { "data-focus": "" })}
        >
          {verify.submit}
        </button>
      </form>
    </Card>
  );
}

const backTo = (token: string): string => `/email-verification?${new URLSearchParams({ token }).toString()}`;

/** A link that is used up, in a browser that has no sign-up of its own to send again; or no link at all. */
export function ExpiredLink({ isDead }: { isDead: boolean }) {
  const { messages, to } = usePage();
  const { verify } = messages;
  return (
    <Card
      title={isDead ? verify.deadTitle : messages.register.title}
      tint="rose"
      drawing="mail"
      foot={
        <a className="link" href={to("/login")}>
          {messages.reset.backToLogin}
        </a>
      }
    >
      {isDead ? <p className="secondary-text">{verify.deadElsewhere}</p> : null}
      <a className="button button--primary button--block" href={to("/register")} data-focus="">
        {verify.startHere}
      </a>
    </Card>
  );
}

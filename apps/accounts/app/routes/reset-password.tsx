import { maxEmailLength } from "@zoetrope/kit/limits";
import {
  data,
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { Banner, FormBanner } from "../forms/banner.tsx";
import { PasswordField, TextField } from "../forms/fields.tsx";
import { accountsServices } from "../page/accounts-context.ts";
import { Card } from "../page/card.tsx";
import { finishSignIn } from "../page/finish-sign-in.ts";
import { ForeignFrame } from "../page/foreign-frame.tsx";
import { emptyForm, incomplete, refuseForm, textOf, type FormState } from "../page/form-state.ts";
import { forwardToken } from "../page/forward-token.ts";
import { MailSent } from "../page/mail-sent.tsx";
import { usePage } from "../page/use-page.ts";
import { authRequestUrl } from "../page/auth-request.ts";

type Step = "ask" | "sent" | "choose" | "dead";

export async function loader({ context, request }: LoaderFunctionArgs) {
  const services = accountsServices(context);
  const { identity, authRequest, note } = services;
  const sent = new URL(request.url).searchParams.get("sent");
  const reset = authRequest.token === null ? null : await identity.peekPasswordReset(authRequest.token);
  const step: Step =
    authRequest.token === null ? (sent === null ? "ask" : "sent") : reset === null ? "dead" : "choose";
  const isUndone = new URL(request.url).searchParams.get("done") === "undone";
  // After an undone change the page itself says what has happened.
  if (step === "choose" && !isUndone) forwardToken(services, "password_reset_token");
  return data({
    step,
    email: note.email ?? null,
    isSentAgain: sent === "again",
    isUndone,
    ownWords: reset?.ownWords ?? [],
  });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const services = accountsServices(context);
  const { identity, client, cookies, token, authRequest, requestUrl } = services;
  const form = await request.formData();
  if (authRequest.token === null || form.has("email")) {
    const email = textOf(form, "email");
    if (email === "") return incomplete({}, { email: "required" });
    try {
      await identity.requestPasswordReset(email, client, authRequest.returnAddress);
    } catch (error) {
      return refuseForm(error, { email }, { "email-malformed": "email" });
    }
    cookies.setNote({ email });
    const sent = form.get("intent") === "again" ? "again" : "reset";
    return redirect(authRequestUrl(requestUrl, "/reset-password", { sent }), 303);
  }
  const password = textOf(form, "password", { isSecret: true });
  if (password === "") return incomplete({}, { password: "required" });
  if (password !== textOf(form, "again", { isSecret: true })) return incomplete({}, { again: "notTheSame" });
  try {
    cookies.signIn(await identity.resetPassword({ token: authRequest.token, password }, client, token));
  } catch (error) {
    return refuseForm(
      error,
      {},
      {
        "password-too-short": "password",
        "password-too-long": "password",
        "password-common": "password",
      },
    );
  }
  return finishSignIn(services, "login", "email");
}

export default function ResetPassword() {
  const { authRequest } = usePage();
  const { step, email, isSentAgain, isUndone, ownWords } = useLoaderData<typeof loader>();
  const form = useActionData<FormState>() ?? emptyForm;
  if (authRequest.isForeignFrame) return <ForeignFrame path="/reset-password" />;
  if (step === "sent") return <Sent form={form} email={email} isSentAgain={isSentAgain} />;
  if (step === "choose" && form.banner !== "token-invalid")
    return <Choose form={form} isUndone={isUndone} ownWords={ownWords} />;
  return <Ask form={form} isDead={step !== "ask"} />;
}

function Sent({ form, email, isSentAgain }: { form: FormState; email: string | null; isSentAgain: boolean }) {
  const { messages, to } = usePage();
  return (
    <MailSent
      title={messages.sent.title}
      lead={email === null ? messages.sent.resetAnywhere : messages.sent.reset({ email })}
      email={email}
      form={form}
      action={to("/reset-password")}
      isSentAgain={isSentAgain}
    />
  );
}

function Ask({ form, isDead }: { form: FormState; isDead: boolean }) {
  const { messages, to } = usePage();
  const { reset } = messages;
  return (
    <Card title={isDead ? reset.deadTitle : reset.askTitle} tint="rose" drawing="mail" foot={<BackToLogin />}>
      <p className="secondary-text">{isDead ? reset.dead : reset.askLead}</p>
      {isDead ? null : <FormBanner form={form} />}
      <form className="stack" method="post" action={to("/reset-password")} data-busy="">
        <TextField
          form={isDead ? emptyForm : form}
          name="email"
          label={messages.sent.email}
          type="email"
          required
          autoComplete="email"
          maxLength={maxEmailLength}
          data-focus=""
        />
        <button type="submit" className="button button--primary button--block">
          {isDead ? reset.askAnew : reset.askSubmit}
        </button>
      </form>
    </Card>
  );
}

function Choose({
  form,
  isUndone,
  ownWords,
}: {
  form: FormState;
  isUndone: boolean;
  ownWords: readonly string[];
}) {
  const { reset, undo } = usePage().messages;
  return (
    <Card title={reset.title} tint="rose" drawing="mail" foot={<BackToLogin />}>
      {isUndone ? (
        <Banner variant="success">{undo.done}</Banner>
      ) : (
        <p className="secondary-text">{reset.lead}</p>
      )}
      <FormBanner form={form} />
      <form className="stack" method="post" data-busy="">
        <PasswordField
          form={form}
          name="password"
          label={reset.password}
          isNew
          isMeasured
          ownWords={ownWords}
          data-focus=""
        />
        <PasswordField form={form} name="again" label={reset.again} isNew />
        <button type="submit" className="button button--primary button--block">
          {reset.submit}
        </button>
      </form>
    </Card>
  );
}

function BackToLogin() {
  const { messages, to } = usePage();
  return (
    <a className="link" href={to("/login")}>
      {messages.reset.backToLogin}
    </a>
  );
}

import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { accountsServices, type AccountsServices } from "../page/accounts-context.ts";
import { Confirm, ExpiredLink } from "../page/confirm-address.tsx";
import { finishSignIn } from "../page/finish-sign-in.ts";
import { ForeignFrame } from "../page/foreign-frame.tsx";
import { emptyForm, incomplete, refuseForm, textOf, type FormState } from "../page/form-state.ts";
import { forwardToken } from "../page/forward-token.ts";
import { MailSent } from "../page/mail-sent.tsx";
import { usePage } from "../page/use-page.ts";
import { authRequestUrl } from "../page/auth-request.ts";

const proofOf = ({ signUpToken, token }: AccountsServices) => ({
  browserToken: signUpToken,
  sessionToken: token,
});

export async function loader({ context, request }: LoaderFunctionArgs) {
  const services = accountsServices(context);
  const { identity, authRequest, note, signUpToken, requestUrl, document, getSession } = services;
  const sent = new URL(request.url).searchParams.get("sent");
  // Whoever waits here for a mail goes on when its link has been opened in another tab.
  if (authRequest.token === null && sent !== null && !authRequest.isForeignFrame) {
    const session = await getSession();
    if (session !== null && session.email === (note.email ?? session.email).toLowerCase())
      return redirect(authRequestUrl(requestUrl, "/signed-in"), 303);
    document.frame = { ...document.frame, isWatching: true };
  }
  const isShown = authRequest.token !== null && !authRequest.isForeignFrame;
  const verification = isShown
    ? await identity.peekVerification(authRequest.token ?? "", proofOf(services))
    : null;
  // A changed address is confirmed here: the settings, to which it leads, are of this host.
  if (verification?.kind === "sign-up") forwardToken(services, "email_verification_token");
  return {
    email: note.email ?? null,
    hasSignedUp: signUpToken !== null,
    sent,
    verification,
  };
}

/** With a token: confirms the address. Without: sends the mail once more. Opening a link alone uses nothing, mail scanners do that too. */
export async function action({ request, context }: ActionFunctionArgs) {
  const services = accountsServices(context);
  const { authRequest } = services;
  const form = await request.formData();
  return authRequest.token !== null && form.get("intent") !== "again"
    ? await confirm(services, authRequest.token, form)
    : await sendAgain(services, form);
}

async function confirm(services: AccountsServices, token: string, form: FormData) {
  const { identity, client, cookies, authRequest } = services;
  const password = textOf(form, "password", { isSecret: true });
  if (form.has("password") && password === "") return incomplete({}, { password: "required" });
  try {
    const { kind, signedIn, metadata } = await identity.verifyEmail(
      token,
      { ...proofOf(services), password },
      client,
    );
    if (signedIn !== null) cookies.signIn(signedIn);
    if (kind === "sign-up")
      return finishSignIn({ ...services, ...(metadata && { metadata }) }, "register", "email");
    // Nobody has registered: a window says what is changed, and to a page around a frame it is a log-in like any other.
    return authRequest.host === null
      ? redirect("/settings?done=email-changed#email", 303)
      : finishSignIn(services, "login", "email");
  } catch (error) {
    return refuseForm(
      error,
      {},
      {
        "sign-up-password-wrong": "password",
        "wrong-credentials": "password",
        "password-too-long": "password",
      },
    );
  }
}

async function sendAgain(services: AccountsServices, form: FormData) {
  const { identity, client, cookies, requestUrl, signUpToken } = services;
  // What another browser has asked for is not this one's to send.
  if (signUpToken === null) return redirect(authRequestUrl(requestUrl, "/register"), 303);
  const email = textOf(form, "email");
  if (email === "") return incomplete({}, { email: "required" });
  try {
    await identity.resendVerification(email, client, signUpToken);
  } catch (error) {
    return refuseForm(error, { email }, { "email-malformed": "email" });
  }
  cookies.setNote({ ...services.note, email });
  return redirect(authRequestUrl(requestUrl, "/email-verification", { sent: "again" }), 303);
}

export default function EmailVerification() {
  const { messages, authRequest, to } = usePage();
  const { email, hasSignedUp, sent, verification } = useLoaderData<typeof loader>();
  const form = useActionData<FormState>() ?? emptyForm;
  const { verify } = messages;
  if (authRequest.isForeignFrame) return <ForeignFrame path="/email-verification" />;
  if (verification !== null) return <Confirm verification={verification} form={form} />;
  const isDead = authRequest.token !== null;
  if (!hasSignedUp) return <ExpiredLink isDead={isDead} />;
  return (
    <MailSent
      title={isDead ? verify.deadTitle : messages.sent.title}
      lead={
        isDead
          ? verify.dead
          : email === null
            ? messages.sent.registeredAnywhere
            : messages.sent.registered({ email })
      }
      email={email}
      form={isDead ? emptyForm : form}
      action={to("/email-verification")}
      isSentAgain={sent === "again"}
      hasNoLead={sent === null && !isDead}
    />
  );
}

import {
  useActionData,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from "react-router";
import { FormBanner } from "../forms/banner.tsx";
import { accountsServices } from "../page/accounts-context.ts";
import { Card } from "../page/card.tsx";
import { finishSignIn } from "../page/finish-sign-in.ts";
import { ForeignFrame } from "../page/foreign-frame.tsx";
import { emptyForm, incomplete, refuseForm, textOf, type FormState } from "../page/form-state.ts";
import { MailSent } from "../page/mail-sent.tsx";
import { usePage } from "../page/use-page.ts";
import { sameVisit } from "../page/visit.ts";

export function loader({ context, request }: LoaderFunctionArgs) {
  const { note } = accountsServices(context);
  return { email: note.email ?? null, sent: new URL(request.url).searchParams.get("sent") };
}

/** With a token: confirms the address. Without: sends the mail once more. Opening a link alone uses nothing, mail scanners do that too. */
export async function action({ request, context }: ActionFunctionArgs) {
  const services = accountsServices(context);
  const { identity, client, cookies, visit, requestUrl } = services;
  const form = await request.formData();
  try {
    if (visit.token !== null && form.get("intent") !== "again") {
      cookies.signIn(await identity.verifyEmail(visit.token, client));
      return finishSignIn(services, "register", "email");
    }
    const email = textOf(form, "email");
    if (email === "") return incomplete({}, { email: "required" });
    await identity.resendVerification(email, client);
    cookies.keepNote({ ...services.note, email });
  } catch (error) {
    return refuseForm(error, { email: textOf(form, "email") }, { "email-malformed": "email" });
  }
  return redirect(sameVisit(requestUrl, "/email-verification", { sent: "again" }), 303);
}

export default function EmailVerification() {
  const { words, visit, to } = usePage();
  const { email, sent } = useLoaderData<typeof loader>();
  const form = useActionData<FormState>() ?? emptyForm;
  const { verify } = words;
  if (visit.isForeignFrame) return <ForeignFrame path="/email-verification" />;
  const isDead = form.banner === "token-invalid";
  if (visit.token === null || isDead) {
    return (
      <MailSent
        title={isDead ? verify.deadTitle : words.sent.title}
        lead={isDead ? verify.dead : email === null ? words.sent.registeredAnywhere : words.sent.registered}
        email={email}
        form={isDead ? emptyForm : form}
        action={to("/email-verification")}
        isSentAgain={sent === "again"}
        hasNoLead={sent === null && !isDead}
      />
    );
  }
  return (
    <Card title={verify.title} tint="rose" drawing="mail">
      <p className="dim">{verify.lead}</p>
      <FormBanner form={form} />
      <form method="post" data-busy="">
        <button type="submit" className="btn btn--lamp btn--block" data-focus="">
          {verify.submit}
        </button>
      </form>
    </Card>
  );
}

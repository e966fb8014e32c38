import { emailUndoInDays } from "@zoetrope/kit/limits";
import {
  redirect,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { FormBanner } from "../forms/banner.tsx";
import { accountsServices } from "../page/accounts-context.ts";
import { Card } from "../page/card.tsx";
import { emptyForm, refuseForm, type FormState } from "../page/form-state.ts";
import { usePage } from "../page/use-page.ts";
import { authRequestUrl } from "../page/auth-request.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  const { identity, authRequest } = accountsServices(context);
  return { undo: authRequest.token === null ? null : await identity.peekEmailUndo(authRequest.token) };
}

/** Takes the old address back, and leads to where a new password is chosen. Opening the link alone uses nothing. */
export async function action({ context }: ActionFunctionArgs) {
  const { identity, authRequest, requestUrl } = accountsServices(context);
  try {
    const { resetToken } = await identity.undoEmailChange(authRequest.token ?? "");
    return redirect(
      authRequestUrl(requestUrl, "/reset-password", { token: resetToken, done: "undone" }),
      303,
    );
  } catch (error) {
    return refuseForm(error, {}, {});
  }
}

export default function EmailChangeUndo() {
  const { messages, to } = usePage();
  const { undo } = useLoaderData<typeof loader>();
  const form = useActionData<FormState>() ?? emptyForm;
  const isDead = undo === null;
  return (
    <Card
      title={isDead ? messages.verify.deadTitle : messages.undo.title}
      tint="rose"
      drawing="mail"
      foot={
        <a className="link" href={to("/login")}>
          {messages.reset.backToLogin}
        </a>
      }
    >
      <p className="secondary-text">
        {isDead
          ? messages.undo.dead({ days: emailUndoInDays })
          : messages.undo.lead({
              date: undo.changedAt,
              old: undo.oldEmail,
              next: undo.newEmail,
            })}
      </p>
      {isDead ? null : (
        <>
          <FormBanner form={form} />
          <form method="post" data-busy="">
            <button type="submit" className="button button--primary button--block" data-focus="">
              {messages.undo.submit}
            </button>
          </form>
        </>
      )}
    </Card>
  );
}

import type { ActionFunctionArgs } from "react-router";
import { accountsServices } from "../page/accounts-context.ts";
import { Card } from "../page/card.tsx";
import { cancelExternal, finishExternal, refuseExternal } from "../page/finish-external.ts";
import { textOf } from "../page/form-state.ts";
import { usePage } from "../page/use-page.ts";

/**
 * Google's answer: an ID token and our own state, which arrive in the fragment and are sent here by the page's script.
 * State, cookie, nonce, issuer and audience are identity's to check.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const services = accountsServices(context);
  const form = await request.formData();
  if (textOf(form, "error") !== "") return cancelExternal(services, { id: "google" });
  const google = services.identity.providers.find(({ id }) => id === "google");
  if (google === undefined) return refuseExternal(services, { id: "google" }, "google-refused");
  const parameters = new URLSearchParams(
    ["id_token", "state"].map((name) => [name, textOf(form, name, { isSecret: true })]),
  );
  const isOneTap = new URL(request.url).searchParams.has("origin");
  return finishExternal(services, google, parameters, isOneTap ? "one_tap" : "google");
}

export default function OneTap() {
  const { google } = usePage().messages;
  return (
    <Card title={google.title} tint="sky" drawing="lock">
      <noscript>
        <p className="secondary-text">{google.needsScript}</p>
      </noscript>
      <form method="post" data-google-answer="" hidden>
        <p className="secondary-text">{google.lead}</p>
        <input type="hidden" name="id_token" />
        <input type="hidden" name="state" />
        <input type="hidden" name="error" />
        <button type="submit" className="button button--primary button--block">
          {google.submit}
        </button>
      </form>
    </Card>
  );
}

import { redirect, type ActionFunctionArgs } from "react-router";
import { authRequestUrl } from "../page/auth-request.ts";
import { accountsServices } from "../page/accounts-context.ts";
import { Card } from "../page/card.tsx";
import { cancelExternal, finishExternal } from "../page/finish-external.ts";
import { textOf } from "../page/form-state.ts";
import { usePage } from "../page/use-page.ts";

/**
 * The answer of the provider that has One Tap: an ID token and our own state, which arrive in the fragment and are sent here by the page's script.
 * State, cookie, nonce, issuer and audience are identity's to check.
 */
export async function action({ request, context }: ActionFunctionArgs) {
  const services = accountsServices(context);
  const form = await request.formData();
  const provider = services.identity.providers.find(({ oneTapClientId }) => oneTapClientId !== null);
  if (provider === undefined)
    return redirect(authRequestUrl(services.requestUrl, "/login", { errorMessage: "provider_failed" }), 303);
  if (textOf(form, "error") !== "") return cancelExternal(services, provider);
  const parameters = new URLSearchParams(
    ["id_token", "state"].map((name) => [name, textOf(form, name, { isSecret: true })]),
  );
  const isOneTap = new URL(request.url).searchParams.has("origin");
  return finishExternal(services, provider, parameters, isOneTap ? "one_tap" : undefined);
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

import { authMethods } from "@zoetrope/auth-protocol";
import { redirect, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { accountsServices } from "../page/accounts-context.ts";
import { Card } from "../page/card.tsx";
import { continueAddress, payloadOf, type FinishFlag } from "../page/finish-sign-in.ts";
import { usePage } from "../page/use-page.ts";
import { authRequestUrl } from "../page/auth-request.ts";

/**
 * After a sign-in (`method` in the address) the frame tells its host at once; for somebody who was signed in already, when they say so.
 * What the address says is a hint for statistics; without a living session nothing is told.
 */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const services = accountsServices(context);
  const { authRequest, requestUrl, getSession, document } = services;
  const session = await getSession();
  if (session === null) return redirect(authRequestUrl(requestUrl, "/login"), 303);
  const query = new URL(request.url).searchParams;
  const method = authMethods.find((one) => one === query.get("method"));
  const flag: FinishFlag = query.get("flag") === "register" ? "register" : "login";
  const payload = payloadOf(services, method);
  const continueTo = continueAddress(services, flag, payload);
  const isDone = method !== undefined;
  const message = flag === "login" ? "afterLogin" : "afterRegister";
  if (isDone && authRequest.host !== null) {
    document.frame = {
      ...document.frame,
      messages: [{ type: message, payload }],
      continueTo,
    };
  }
  return { isDone, continueTo, payload, message, email: session.email };
}

export default function SignedIn() {
  const { messages, authRequest, to } = usePage();
  const { isDone, continueTo, payload, message, email } = useLoaderData<typeof loader>();
  const { signedIn } = messages;
  return (
    <Card title={isDone ? signedIn.doneTitle : signedIn.title} tint="mint" drawing="lock">
      <p className="secondary-text">{isDone ? signedIn.doneLead : signedIn.lead({ name: email })}</p>
      <a
        className="button button--primary button--block"
        href={continueTo}
        target="_top"
        data-post={JSON.stringify({ type: message, payload })}
        data-focus=""
      >
        {signedIn.continue}
      </a>
      {isDone ? null : (
        <a
          className="button button--secondary button--block"
          href={to("/logout")}
          {...(authRequest.host === null ? {} : { "data-post": JSON.stringify({ type: "logout" }) })}
        >
          {signedIn.other}
        </a>
      )}
    </Card>
  );
}

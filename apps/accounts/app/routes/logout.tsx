import { finishAddress } from "@zoetrope/auth-protocol";
import { redirect, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { accountsServices, type AccountsServices } from "../page/accounts-context.ts";
import { Card } from "../page/card.tsx";
import { usePage } from "../page/use-page.ts";
import { authRequestUrl } from "../page/auth-request.ts";

function afterLogout({ authRequest, urls }: AccountsServices): string {
  return new URL(authRequest.returnAddress).origin === urls.accounts
    ? authRequest.returnAddress
    : finishAddress(authRequest.returnAddress, "finish_logout");
}

/** In a window of its own, whoever has sent the visitor here. */
const isWindow = ({ host, isFramed }: AccountsServices["authRequest"]): boolean =>
  host === null || isFramed === false;

/**
 * Opening the address ends nothing: a picture on somebody's page could open it. The hidden frame's script sends the form. In a frame
 * on another site there is no session to see, so nobody can be told that it has ended: the whole window is led here.
 */
export async function loader({ context }: LoaderFunctionArgs) {
  const services = accountsServices(context);
  const { authRequest, document, getSession, urls, requestUrl } = services;
  const isOut = (await getSession()) === null;
  const continueTo = afterLogout(services);
  if (authRequest.host === null) return { isOut, continueTo };
  if (authRequest.isForeignFrame) {
    const url = urls.accounts + authRequestUrl(requestUrl, "/logout");
    document.frame = { ...document.frame, messages: [{ type: "openAuthUrl", payload: { url } }] };
  } else if (isOut && isWindow(authRequest)) return redirect(continueTo, 303);
  else if (isOut) document.frame = { ...document.frame, messages: [{ type: "afterLogout" }], continueTo };
  return { isOut, continueTo };
}

export async function action({ context }: ActionFunctionArgs) {
  const services = accountsServices(context);
  const { identity, token, cookies, authRequest, requestUrl } = services;
  if (token !== null) await identity.signOut(token);
  cookies.signOut();
  if (isWindow(authRequest)) return redirect(afterLogout(services), 303);
  return redirect(authRequestUrl(requestUrl, "/logout"), 303);
}

export default function Logout() {
  const { messages, authRequest } = usePage();
  const { isOut, continueTo } = useLoaderData<typeof loader>();
  const { logout, signedIn } = messages;
  return (
    <Card
      title={isOut ? logout.doneTitle : logout.title}
      tint="amber"
      drawing="lock"
      isHidden={!isWindow(authRequest)}
    >
      <p className="secondary-text">{isOut ? logout.done : logout.lead}</p>
      {isOut ? (
        <a className="button button--primary button--block" href={continueTo} target="_top">
          {signedIn.continue}
        </a>
      ) : (
        <form
          method="post"
          {...(isWindow(authRequest) || authRequest.isForeignFrame ? {} : { "data-send-in-frame": "" })}
        >
          <button type="submit" className="button button--primary button--block" data-focus="">
            {logout.submit}
          </button>
        </form>
      )}
    </Card>
  );
}

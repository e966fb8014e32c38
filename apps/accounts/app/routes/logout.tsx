import { finishAddress } from "@zoetrope/auth-protocol";
import { redirect, useLoaderData, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { accountsServices, type AccountsServices } from "../page/accounts-context.ts";
import { Card } from "../page/card.tsx";
import { usePage } from "../page/use-page.ts";
import { sameVisit } from "../page/visit.ts";

function afterLogout({ visit, urls }: AccountsServices): string {
  return new URL(visit.returnAddress).origin === urls.accounts
    ? visit.returnAddress
    : finishAddress(visit.returnAddress, "finish_logout");
}

/** Opening the address ends nothing: a picture on somebody's page could open it. The hidden frame's script sends the form. */
export async function loader({ context }: LoaderFunctionArgs) {
  const services = accountsServices(context);
  const { visit, document, getSession } = services;
  const isOut = (await getSession()) === null;
  const continueTo = afterLogout(services);
  if (isOut && visit.host !== null)
    document.frame = { ...document.frame, messages: [{ type: "afterLogout" }], continueTo };
  return { isOut, continueTo };
}

export async function action({ context }: ActionFunctionArgs) {
  const services = accountsServices(context);
  const { identity, token, cookies, visit, requestUrl } = services;
  if (token !== null) await identity.signOut(token);
  cookies.signOut();
  if (visit.host === null || visit.isFramed === false) return redirect(afterLogout(services), 303);
  return redirect(sameVisit(requestUrl, "/logout"), 303);
}

export default function Logout() {
  const { words, visit } = usePage();
  const { isOut, continueTo } = useLoaderData<typeof loader>();
  const { logout, signedIn } = words;
  return (
    <Card
      title={isOut ? logout.doneTitle : logout.title}
      tint="amber"
      drawing="lock"
      isHidden={visit.host !== null}
    >
      <p className="dim">{isOut ? logout.done : logout.lead}</p>
      {isOut ? (
        <a className="btn btn--ink btn--block" href={continueTo} target="_top">
          {signedIn.continue}
        </a>
      ) : (
        <form method="post" {...(visit.host === null ? {} : { "data-send-in-frame": "" })}>
          <button type="submit" className="btn btn--ink btn--block" data-focus="">
            {logout.submit}
          </button>
        </form>
      )}
    </Card>
  );
}

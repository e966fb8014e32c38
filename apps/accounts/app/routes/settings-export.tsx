import { redirect, type LoaderFunctionArgs } from "react-router";
import { accountsServices } from "../page/accounts-context.ts";

/** Everything that is kept about somebody, as a file. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { identity, getSession } = accountsServices(context);
  const session = await getSession();
  if (session === null) return redirect("/login?return_to=/settings", 303);
  return new Response(JSON.stringify(await identity.exportData(session), null, 2), {
    headers: {
      "content-type": "application/json",
      "content-disposition": 'attachment; filename="zoetrope-account.json"',
    },
  });
}

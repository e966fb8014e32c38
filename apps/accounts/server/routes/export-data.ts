import { readCookie } from "@zoetrope/http";
import type { AccountsOptions } from "../accounts-options.ts";

/** Everything that is kept about somebody, as a file; a guest is led to the login. */
export async function exportData(
  request: Request,
  { identity, cookies }: Pick<AccountsOptions, "identity" | "cookies">,
): Promise<Response> {
  const session = await identity.getSession(readCookie(request, cookies.session));
  if (session === null)
    return new Response(null, { status: 303, headers: { location: "/login?return_to=%2Fsettings" } });
  return new Response(JSON.stringify(await identity.exportData(session), null, 2), {
    headers: {
      "content-type": "application/json",
      "content-disposition": 'attachment; filename="zoetrope-account.json"',
      "cache-control": "no-store",
      "referrer-policy": "no-referrer",
      "x-content-type-options": "nosniff",
    },
  });
}

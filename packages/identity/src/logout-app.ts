import { timingSafeEqual } from "node:crypto";
import { checkReturnAddress } from "@zoetrope/auth-protocol";
import { readCookie } from "@zoetrope/http";
import { Hono } from "hono";
import { deleteCookie } from "hono/cookie";
import { cors } from "hono/cors";
import type { Context } from "hono";
import type { Identity, IdentityAddresses } from "./contract.ts";
import { markCookie, sessionCookie } from "./session-cookie.ts";

export interface LogoutAppOptions {
  identity: Pick<Identity, "getSession" | "signOut">;
  addresses: IdentityAddresses;
  /** Origins whose pages may embed sign-in: they may ask, and be returned to. */
  embedderOrigins: readonly string[];
}

const flowPath = "/auth/self-service/logout/browser";
const endPath = "/auth/self-service/logout";

/**
 * The logout flow in the shape of Ory Kratos: a page fetches `logout_url` with its cookies, then navigates to it with
 * `return_to`. The link works for the session that asked for it and no other, so nobody can sign somebody else out.
 * Mounted on the accounts host, and on the api host where both share a parent domain.
 */
export function createLogoutApp({ identity, addresses, embedderOrigins }: LogoutAppOptions): Hono {
  const { urls } = addresses;
  const cookie = sessionCookie(addresses);
  const mark = markCookie(addresses);
  const allowedOrigins = [urls.site, urls.workflow, urls.accounts, ...embedderOrigins];
  const app = new Hono();

  /** Null when it is refused; the site when none is given. */
  const readReturnAddress = (context: Context): string | null => {
    const given = context.req.query("return_to");
    return given === undefined
      ? `${urls.site}/`
      : checkReturnAddress(given, { origin: urls.site, allowedOrigins });
  };
  const refuse = (context: Context, status: 400 | 401 | 403, code: string, detail: string) =>
    context.json({ type: "about:blank", status, code, title: titles[status], detail }, status, {
      "content-type": "application/problem+json",
    });
  const refuseReturn = (context: Context) =>
    refuse(context, 400, "return-to-refused", "return_to does not lead to a page that is allowed.");

  app.use(flowPath, cors({ origin: allowedOrigins, credentials: true, allowMethods: ["GET"], maxAge: 600 }));
  app.use(`${endPath}/*`, async (context, next) => {
    await next();
    context.header("cache-control", "no-store");
    context.header("referrer-policy", "no-referrer");
  });
  app.use(endPath, async (context, next) => {
    await next();
    context.header("cache-control", "no-store");
    context.header("referrer-policy", "no-referrer");
  });

  // The host that it answers on knows how failures are told.
  app.onError((error) => {
    throw error;
  });
  app.get(flowPath, async (context) => {
    if (readReturnAddress(context) === null) return refuseReturn(context);
    const session = await identity.getSession(readCookie(context.req.raw, cookie));
    if (session === null) return refuse(context, 401, "session-missing", "Nobody is signed in.");
    const url = new URL(endPath, urls.accounts);
    url.searchParams.set("token", session.logoutToken);
    const given = context.req.query("return_to");
    if (given !== undefined) url.searchParams.set("return_to", given);
    return context.json({ logout_url: url.href, logout_token: session.logoutToken });
  });

  app.get(endPath, async (context) => {
    const returnAddress = readReturnAddress(context);
    if (returnAddress === null) return refuseReturn(context);
    const token = readCookie(context.req.raw, cookie);
    const session = await identity.getSession(token);
    if (session !== null && token !== null) {
      const given = Buffer.from(context.req.query("token") ?? "");
      const expected = Buffer.from(session.logoutToken);
      if (given.length !== expected.length || !timingSafeEqual(given, expected))
        return refuse(context, 403, "logout-refused", "This link belongs to another session.");
      await identity.signOut(token);
    }
    deleteCookie(context, cookie.name, cookie);
    deleteCookie(context, mark.name, mark);
    return context.redirect(returnAddress, 303);
  });
  return app;
}

const titles = { 400: "Bad request", 401: "Not signed in", 403: "Refused" } as const;

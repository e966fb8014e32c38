import type { Client } from "@zoetrope/identity";
import { Hono, type Context } from "hono";
import { readCookie } from "@zoetrope/http";
import { finishSignIn } from "../../app/page/finish-sign-in.ts";
import { deviceName } from "../../app/settings/device-name.ts";
import { readAuthRequest, authRequestUrl } from "../../app/page/auth-request.ts";
import type { AccountsOptions, Connection } from "../accounts-options.ts";
import { createAnswerCookies } from "../cookies/answer-cookies.ts";
import { readPendingExternalSignIns } from "../cookies/external-cookies.ts";
import { problemResponse } from "../requests/problem.ts";

const maxNameLength = 60;

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === "object" && value !== null ? (value as Record<string, unknown>) : {};
const textIn = (value: unknown): string => (typeof value === "string" ? value : "");

/** What can be seen of a name; null where that is nothing. */
function shownOf(name: string): string | null {
  const plain = name.slice(0, maxNameLength * 4).replaceAll(/[[\p{Cc}\p{Cf}]--[\u200C\u200D]]/gv, " ");
  const shown = Array.from(plain.trim()).slice(0, maxNameLength).join("").trim();
  return /[^\p{Default_Ignorable_Code_Point}\p{White_Space}]/u.test(shown) ? shown : null;
}

function nameOfDevice(userAgent = ""): string {
  const known = deviceName(userAgent);
  return known === null ? "Passkey" : `${known.browser} · ${known.system}`;
}

/** The ceremonies of WebAuthn (level 3, section 7), asked for by the script of the login and settings pages. */
export function createPasskeyRoutes(
  { identity, urls, cookies, logger }: AccountsOptions,
  allowedOrigins: readonly string[],
): Hono<{ Bindings: Connection }> {
  const app = new Hono<{ Bindings: Connection }>();
  const clientOf = (c: Context<{ Bindings: Connection }>): Client => ({
    address: c.env.clientAddress,
    userAgent: c.req.header("user-agent") ?? null,
    locale: readAuthRequest(c.req.url, c.req.raw.headers, { urls, allowedOrigins }).locale,
  });
  const requireSession = (c: Context) => identity.requireSession(readCookie(c.req.raw, cookies.session));

  app.use(async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
  });
  app.post("/sign-in", async (c) => c.json(await identity.beginPasskeySignIn()));
  app.post("/sign-in/answer", async (c) => {
    const { challengeId, response } = fieldsOf(await c.req.json());
    const authRequest = readAuthRequest(c.req.url, c.req.raw.headers, { urls, allowedOrigins });
    if (authRequest.problem !== null) return c.body(null, 400);
    const signedIn = await identity.finishPasskeySignIn(
      { challengeId: textIn(challengeId), response },
      clientOf(c),
      readCookie(c.req.raw, cookies.session),
    );
    const headers = new Headers();
    createAnswerCookies(headers, cookies, readPendingExternalSignIns(c.req.raw, cookies.external)).signIn(
      signedIn,
    );
    // A script asks, so the browser does not say whether the page stands in a frame: its own script finds that out.
    const finished = finishSignIn(
      { authRequest: { ...authRequest, isFramed: null }, urls, requestUrl: c.req.url },
      "login",
      "passkey",
    );
    for (const cookie of headers.getSetCookie()) c.header("set-cookie", cookie, { append: true });
    return c.json({ location: finished.headers.get("location") });
  });
  app.post("/registration", async (c) =>
    c.json(await identity.beginPasskeyRegistration(await requireSession(c))),
  );
  app.post("/registration/answer", async (c) => {
    const session = await requireSession(c);
    const { challengeId, response, name } = fieldsOf(await c.req.json());
    await identity.finishPasskeyRegistration(
      session,
      {
        challengeId: textIn(challengeId),
        response,
        // The passkey is on the device by now: to refuse it for its name would leave one there that opens nothing.
        name: shownOf(textIn(name)) ?? nameOfDevice(c.req.header("user-agent")),
      },
      clientOf(c),
    );
    return c.json({ location: `${authRequestUrl(c.req.url, "/settings", { done: "passkey" })}#passkeys` });
  });
  app.onError((error, c) => {
    if (error instanceof SyntaxError) return c.body(null, 400);
    const response = problemResponse(error);
    if (response.status >= 500) logger.error({ err: error, path: c.req.path }, "a request failed");
    return response;
  });
  return app;
}

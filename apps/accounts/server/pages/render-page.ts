import { getAccountsMessages } from "@zoetrope/i18n";
import { createDocumentRenderer } from "@zoetrope/page-app";
import { randomBytes } from "node:crypto";
import * as build from "virtual:react-router/server-build";
import { readCookie } from "@zoetrope/http";
import surround from "../../app/entry.server.tsx";
import { accountsServicesContext, type AccountsServices } from "../../app/page/accounts-context.ts";
import { readAuthRequest } from "../../app/page/auth-request.ts";
import type { AccountsOptions, Connection } from "../accounts-options.ts";
import { createAnswerCookies, readNote, readSignUpToken } from "../cookies/answer-cookies.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { readPendingExternalSignIns } from "../cookies/external-cookies.ts";
import { pageHeaders } from "./page-headers.ts";
import { authRequestUrl } from "../requests/auth-request-url.ts";

/** Renders a page through React Router; what fails becomes a page of its own. Every answer is for this visitor alone. */
export function createRenderPage(options: AccountsOptions, allowedOrigins: readonly string[]) {
  const { identity, urls, logger, cookies, mailbox } = options;
  const renderDocument = createDocumentRenderer<AccountsServices>({
    build,
    logger,
    surround,
    provide: (context, own) => context.set(accountsServicesContext, own),
  });

  /** `refused`: the status of a request that is answered without being followed. */
  return async (
    request: Request,
    { clientAddress, isLoopbackRequest }: Connection,
    refused: 403 | 413 | 415 | 503 | null = null,
  ): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const note = readNote(request, cookies);
    const external = readPendingExternalSignIns(request, cookies.external);
    const requestUrl = authRequestUrl(request.url, external);
    const authRequest = readAuthRequest(requestUrl, request.headers, { urls, allowedOrigins });
    // A frame for a stranger, a way back to one: no loader and no action gets to see such an address.
    const refusal = refused ?? (authRequest.problem === null ? null : 400);
    const headers = new Headers(Object.fromEntries(pageHeaders));
    const nonce = randomBytes(16).toString("base64");
    const token = readCookie(request, cookies.session);
    let session: ReturnType<AccountsServices["getSession"]> | null = null;
    const services: AccountsServices = {
      identity,
      urls,
      allowedOrigins,
      mailbox: isLoopbackRequest === true ? mailbox : null,
      authRequest,
      client: {
        address: clientAddress,
        userAgent: request.headers.get("user-agent"),
        locale: authRequest.locale,
      },
      locale: authRequest.locale,
      messages: getAccountsMessages(authRequest.locale),
      requestUrl,
      token,
      external,
      signUpToken: readSignUpToken(request, cookies),
      note,
      cookies: createAnswerCookies(headers, cookies, external),
      nonce,
      refusal,
      document: {
        frame: { origin: authRequest.host?.origin ?? null, title: null, messages: [], continueTo: null },
      },
      getSession: () => (session ??= identity.getSession(token)),
      setLocale(locale) {
        services.locale = locale;
        services.messages = getAccountsMessages(locale);
      },
    };
    headers.set(
      "content-security-policy",
      contentSecurityPolicy({
        urls,
        nonce,
        path: pathname,
        authRequest,
        allowedOrigins,
        isDevelopment: import.meta.env.DEV,
      }),
    );

    // What is refused reaches no route: it is asked for as a page that does not exist.
    const asked =
      refusal === null
        ? request
        : new Request(new URL("/refused", request.url), { headers: request.headers });
    const page = await renderDocument({ request: asked, services, path: pathname });
    // A loader or action that answers for itself: a redirect, a file.
    if (page instanceof Response) {
      for (const [name, value] of headers) {
        if (name === "set-cookie") page.headers.append(name, value);
        else if (!page.headers.has(name)) page.headers.set(name, value);
      }
      return page;
    }
    for (const part of Object.values(page.actionHeaders)) {
      const retryAfter = part.get("retry-after");
      if (retryAfter !== null) headers.set("retry-after", retryAfter);
    }
    if (page.retryAfterInSeconds !== null) headers.set("retry-after", String(page.retryAfterInSeconds));
    headers.set("content-type", "text/html; charset=utf-8");
    return new Response(request.method === "HEAD" ? null : page.html, { status: page.status, headers });
  };
}

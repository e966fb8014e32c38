import { accountsWordsOf } from "@zoetrope/i18n";
import { firstFailureOf } from "@zoetrope/kit/failure-of";
import { documentRoutes } from "@zoetrope/page-app";
import { randomBytes } from "node:crypto";
import {
  RouterContextProvider,
  createStaticHandler,
  createStaticRouter,
  isRouteErrorResponse,
  type StaticHandlerContext,
} from "react-router";
import * as build from "virtual:react-router/server-build";
import { readCookie } from "@zoetrope/http";
import renderDocument from "../../app/entry.server.tsx";
import { accountsServicesContext, type AccountsServices } from "../../app/page/accounts-context.ts";
import { readAuthRequest } from "../../app/page/auth-request.ts";
import type { AccountsOptions, Connection } from "../accounts-options.ts";
import { createAnswerCookies, readNote, readSignUpToken } from "../cookies/answer-cookies.ts";
import { contentSecurityPolicy } from "./content-security-policy.ts";
import { readExternalWays } from "../cookies/external-cookies.ts";
import { pageHeaders } from "./page-headers.ts";
import { authRequestUrl } from "../requests/auth-request-url.ts";

/** Renders a page through React Router; what fails becomes a page of its own. Every answer is for this visitor alone. */
export function createRenderPage(options: AccountsOptions, allowedOrigins: readonly string[]) {
  const { identity, urls, logger, cookies, mailbox } = options;
  const handler = createStaticHandler(documentRoutes(build));

  const render = (context: StaticHandlerContext, services: AccountsServices): string =>
    renderDocument(createStaticRouter(handler.dataRoutes, context), context, build.assets, services);

  /** `refused`: the status of a request that is answered without being followed. */
  return async (
    request: Request,
    { clientAddress, isLoopbackRequest }: Connection,
    refused: 403 | 413 | 415 | 503 | null = null,
  ): Promise<Response> => {
    const { pathname } = new URL(request.url);
    const note = readNote(request, cookies);
    const external = readExternalWays(request, cookies.external);
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
      words: accountsWordsOf(authRequest.locale),
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
      speak(locale) {
        services.locale = locale;
        services.words = accountsWordsOf(locale);
      },
    };
    const requestContext = new RouterContextProvider();
    requestContext.set(accountsServicesContext, services);

    const answer = (html: string, status: number): Response => {
      headers.set("content-type", "text/html; charset=utf-8");
      return new Response(request.method === "HEAD" ? null : html, { status, headers });
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
    const context = await handler.query(asked, { requestContext });
    // A loader or action that answers for itself: a redirect, a file.
    if (context instanceof Response) {
      for (const [name, value] of headers) {
        if (name === "set-cookie") context.headers.append(name, value);
        else if (!context.headers.has(name)) context.headers.set(name, value);
      }
      return context;
    }
    const report = (error: unknown) => logger.error({ err: error, path: pathname }, "page failed");
    for (const error of Object.values(context.errors ?? {})) if (!isRouteErrorResponse(error)) report(error);
    for (const part of Object.values(context.actionHeaders)) {
      const retryAfter = part.get("retry-after");
      if (retryAfter !== null) headers.set("retry-after", retryAfter);
    }
    const failure = firstFailureOf(context.errors);
    let status = failure?.status ?? context.statusCode;
    if (failure?.retryAfterInSeconds != null) headers.set("retry-after", String(failure.retryAfterInSeconds));
    let html: string;
    try {
      html = render(context, services);
    } catch (error) {
      report(error);
      status = 500;
      html = render({ ...context, statusCode: 500, errors: { root: error } }, services);
    }
    return answer(html, status);
  };
}

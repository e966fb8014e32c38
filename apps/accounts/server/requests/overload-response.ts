import { randomBytes } from "node:crypto";
import { getAccountsMessages } from "@zoetrope/i18n";
import * as build from "virtual:react-router/server-build";
import { renderOverload } from "../../app/entry.server.tsx";
import { modeOf } from "../../app/page/document.tsx";
import { passwordForms, overloadMarks, type PasswordPath } from "../../app/page/overload-document.tsx";
import {
  readAuthRequest,
  authRequestUrl,
  authRequestHeaders,
  type AuthRequest,
} from "../../app/page/auth-request.ts";
import type { AccountsOptions } from "../accounts-options.ts";
import { contentSecurityPolicy } from "../pages/content-security-policy.ts";
import { isForeignChange, type SentRequest } from "./cross-site.ts";
import { pageHeaders } from "../pages/page-headers.ts";
import { maxFormBytes } from "./forms.ts";
import type { RawRequestHandler } from "./raw-request-handler.ts";

const retryAfterInSeconds = "1";

/** Longer ones are refused for that. */
const maxAddressBytes = 8_192;

/** Whoever brings a password while nobody is let in is told so before any framework: it must cost nothing that those inside need. */
export interface OverloadResponse {
  /** A form with a password that there is no capacity for, before its body is read. The page's own headers stand in place of common ones. */
  handle: RawRequestHandler;
  /** The same answer where there is no connection of Node's. */
  respond(request: Request, path: PasswordPath): Response;
}

interface OverloadResponseOptions extends Pick<AccountsOptions, "urls"> {
  /** Whose pages may embed the frames. */
  allowedOrigins: readonly string[];
  isFull(): boolean;
}

const isPasswordPath = (path: string): path is PasswordPath => Object.hasOwn(passwordForms, path);

/** The form that a path leads to, in every spelling that the router takes for it: another one would be a way past the queue. */
export function passwordPathOf(path: string): PasswordPath | null {
  if (isPasswordPath(path)) return path;
  if (path.length > maxAddressBytes) return null;
  try {
    const plain = decodeURIComponent(path).toLowerCase().replace(/\/+$/, "");
    return isPasswordPath(plain) ? plain : null;
  } catch {
    return null;
  }
}

const [nonceMark] = overloadMarks;

/** Of an address that is written into an attribute: everything else is percent-encoded there already. */
const inAttribute = (address: string): string => address.replaceAll("&", "&amp;");

/** An answer but for its nonce, which stands between the parts. */
interface Answer {
  policy: string[];
  body: Buffer[];
}

/** Most people under overload come from the same few pages; addresses that nobody repeats cost no more memory than this. */
const maxAnswers = 200;
const maxKeyLength = 1_000;

export function createOverloadResponse({
  urls,
  allowedOrigins,
  isFull,
}: OverloadResponseOptions): OverloadResponse {
  /** By look. */
  const pages = new Map<string, string>();
  /** By all that an answer depends on. */
  const answers = new Map<string, Answer>();
  let joined: { common: readonly string[]; headers: string[] } | null = null;

  function pageOf(path: PasswordPath, authRequest: AuthRequest): string {
    const look = [
      path,
      authRequest.locale,
      authRequest.theme,
      modeOf(authRequest),
      authRequest.host?.mode,
    ].join(" ");
    let page = pages.get(look);
    if (page === undefined) {
      page = renderOverload(
        { path, authRequest, urls, messages: getAccountsMessages(authRequest.locale) },
        build.assets,
      );
      pages.set(look, page);
    }
    return page;
  }

  function compose(path: PasswordPath, address: string, headers: SentRequest["headers"]): Answer {
    const authRequest = readAuthRequest(address, headers, { urls, allowedOrigins });
    const again = authRequestUrl(
      address,
      path,
      authRequest.token === null ? {} : { token: authRequest.token },
    );
    const values = { "{again}": inAttribute(again), "{origin}": authRequest.host?.origin ?? "" };
    const isDevelopment = import.meta.env.DEV;
    const policy = contentSecurityPolicy({
      urls,
      nonce: nonceMark,
      path,
      authRequest,
      allowedOrigins,
      isDevelopment,
    });
    return {
      policy: policy.split(nonceMark),
      // The nonce's marks go first: nothing that an address says is taken for one.
      body: pageOf(path, authRequest)
        .split(nonceMark)
        .map((part) =>
          Buffer.from(
            part.replaceAll(/\{(?:again|origin)\}/g, (mark) => values[mark as keyof typeof values]),
          ),
        ),
    };
  }

  function answer(path: PasswordPath, address: string, headers: SentRequest["headers"]) {
    const key = [address, ...authRequestHeaders.map((name) => headers.get(name))].join("\n");
    let known = answers.get(key);
    if (known === undefined) {
      known = compose(path, address, headers);
      if (answers.size >= maxAnswers) answers.clear();
      if (key.length <= maxKeyLength) answers.set(key, known);
    }
    const nonce = randomBytes(16).toString("base64");
    const between = Buffer.from(nonce);
    return {
      policy: known.policy.join(nonce),
      body: Buffer.concat(known.body.flatMap((part, index) => (index === 0 ? [part] : [between, part]))),
    };
  }

  /** Of every answer under overload, each name once. */
  function headersWith(common: readonly string[]): string[] {
    if (joined?.common === common) return joined.headers;
    const own = new Set(["content-security-policy", ...pageHeaders.map(([name]) => name)]);
    const others = common.filter((_, index) => !own.has((common[index & ~1] ?? "").toLowerCase()));
    const headers = [...others, ...pageHeaders.flat(), "content-type", "text/html; charset=utf-8"];
    joined = { common, headers: [...headers, "retry-after", retryAfterInSeconds] };
    return joined.headers;
  }

  return {
    handle(request, response, common, requestId) {
      const { method = "", url = "", headers: sent } = request;
      if (method !== "POST" || !isFull()) return false;
      const path = passwordPathOf(url.split("?", 1)[0] ?? "");
      if (path === null || url.length > maxAddressBytes) return false;
      // What is too long, or does not say how long it is, has answers of its own.
      const length = sent["content-length"];
      if (length === undefined || Number(length) > maxFormBytes || sent["transfer-encoding"] !== undefined)
        return false;
      const headers = { get: (name: string) => textOf(sent[name]) };
      if (isForeignChange({ method, headers }, urls.accounts)) return false;
      const { policy, body } = answer(path, urls.accounts + url, headers);
      response.writeHead(503, [
        ...headersWith(common),
        "content-security-policy",
        policy,
        "content-length",
        String(body.length),
        "X-Request-Id",
        requestId,
      ]);
      // Node throws away what is left of the body and keeps the connection: a new one would cost more than 64 kB do.
      response.end(body);
      return true;
    },
    respond(request, path) {
      const { policy, body } = answer(path, request.url, request.headers);
      const response = new Response(body, { status: 503 });
      const headers = headersWith([]);
      for (let index = 0; index < headers.length; index += 2)
        response.headers.set(headers[index] ?? "", headers[index + 1] ?? "");
      response.headers.set("content-security-policy", policy);
      return response;
    },
  };
}

const textOf = (value: string | string[] | undefined): string | null =>
  Array.isArray(value) ? value.join(", ") : (value ?? null);

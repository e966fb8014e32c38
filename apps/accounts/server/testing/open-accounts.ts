import { usualDatabase } from "@zoetrope/database/testing";
import { encodeFrameParameters, type FrameParameters } from "@zoetrope/auth-protocol";
import {
  createLogoutApp,
  externalCookie,
  markCookie,
  sessionCookie,
  type IdentityOptions,
} from "@zoetrope/identity";
import { openTemporaryIdentity, testUrls, type TemporaryIdentity } from "@zoetrope/identity/testing";
import { openSources } from "@zoetrope/page-app/testing";
import { vi } from "vitest";
import type { AccountsOptions } from "../accounts-options.ts";
import type { AccountsApp } from "../create-accounts-app.ts";
import { parseSetCookie } from "./parse-set-cookie.ts";

export const urls = testUrls;
export const embedder = "https://partner.example";

export interface Accounts extends TemporaryIdentity {
  app: AccountsApp;
  logger: { error: ReturnType<typeof vi.fn>; warn: ReturnType<typeof vi.fn> };
  close(): Promise<void>;
}

/** The accounts host from its sources over a fresh database. Only inside Vitest. */
export async function openAccounts(options: Partial<IdentityOptions> = {}): Promise<Accounts> {
  const { app: sources, close } = await openSources(new URL("../..", import.meta.url));
  const { createAccountsApp } = sources as { createAccountsApp(options: AccountsOptions): AccountsApp };
  const people = await openTemporaryIdentity(usualDatabase, options);
  const addresses = { urls, cookieDomain: null };
  const logout = createLogoutApp({ identity: people.identity, addresses, embedderOrigins: [embedder] });
  const logger = { error: vi.fn(), warn: vi.fn() };
  const app = createAccountsApp({
    identity: people.identity,
    urls,
    logger,
    embedders: [embedder],
    cookies: {
      session: sessionCookie(addresses),
      mark: markCookie(addresses),
      external: externalCookie(addresses),
    },
    logoutFlow: (request) => logout.fetch(request),
    mailbox: people.mailbox,
  });
  return {
    ...people,
    app,
    logger,
    async close() {
      await close();
      await people.remove();
    },
  };
}

export interface Answer {
  status: number;
  headers: Headers;
  html: string;
  /** Where a redirect leads; null for pages. */
  location: string | null;
}

/** Somebody at a browser without JavaScript: keeps cookies, sends forms, says where requests come from as browsers do. */
export class TestBrowser {
  readonly cookies = new Map<string, string>();
  /** False: at another machine, or behind a proxy. */
  isLoopbackRequest = true;
  readonly #app: AccountsApp;
  readonly #clientAddress: string;

  constructor(
    { app }: Pick<Accounts, "app">,
    clientAddress = `203.0.113.${Math.floor(Math.random() * 250)}`,
  ) {
    this.#app = app;
    this.#clientAddress = clientAddress;
  }

  async get(path: string, headers: Record<string, string> = {}): Promise<Answer> {
    return await this.#send(path, { headers: { "sec-fetch-dest": "document", ...headers } });
  }

  /** As a page of the accounts host sends a form. */
  async post(
    path: string,
    fields: Record<string, string> | FormData,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const body = fields instanceof FormData ? fields : new URLSearchParams(fields);
    return await this.#send(path, {
      method: "POST",
      body,
      headers: { "sec-fetch-site": "same-origin", "sec-fetch-dest": "document", ...headers },
    });
  }

  async whoami(): Promise<{ id: string; email: string | null }> {
    return JSON.parse((await this.get("/user/v2/whoami")).html) as { id: string; email: string | null };
  }

  async #send(
    path: string,
    init: Omit<RequestInit, "headers"> & { headers: Record<string, string> },
  ): Promise<Answer> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await this.#app.fetch(
      new Request(new URL(path, urls.accounts), {
        ...init,
        headers: { "accept-language": "en", ...(cookie && { cookie }), ...init.headers },
      }),
      { clientAddress: this.#clientAddress, isLoopbackRequest: this.isLoopbackRequest },
    );
    for (const line of response.headers.getSetCookie()) {
      const { name, value, expires } = parseSetCookie(line);
      if (expires !== null && expires.getTime() <= Date.now()) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return {
      status: response.status,
      headers: response.headers,
      html: await response.text(),
      location: response.headers.get("location"),
    };
  }
}

/** The address that a page of our site puts into its frame. */
export const frameAddress = (path: string, changes: Partial<FrameParameters> = {}): string =>
  `${path}?${encodeFrameParameters({
    origin: urls.site,
    mode: "modal",
    locale: "en",
    theme: "zoetrope",
    returnToPath: "/pricing",
    ...changes,
  })}`;

/** What the page hands to its script. */
export const frameDataIn = (
  html: string,
): { origin: string | null; messages: object[]; continueTo: string | null; isWatching?: boolean } =>
  JSON.parse(
    /<script id="frame-data" type="application\/json">([^<]*)</.exec(html)?.[1] ?? "null",
  ) as ReturnType<typeof frameDataIn>;

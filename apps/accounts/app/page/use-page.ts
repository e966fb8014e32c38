import type { ExternalProvider } from "@zoetrope/identity";
import { createContext, useContext } from "react";
import type { AccountsServices } from "./accounts-context.ts";
import { authRequestUrl } from "./auth-request.ts";

/** What every component may need while it is rendered on the server: messages, addresses, and how the page is shown. */
export interface Page extends Pick<
  AccountsServices,
  "locale" | "messages" | "urls" | "authRequest" | "requestUrl" | "nonce" | "document"
> {
  /** Mails lie in a mailbox of this platform, which whoever is looking may open. */
  hasMailbox: boolean;
  /** Who else may say who a visitor is. */
  providers: readonly Pick<ExternalProvider, "id" | "name">[];
  /** Module scripts of the document. */
  scripts: readonly string[];
  /** Another page of the same auth request. */
  to(path: string, extra?: Record<string, string>): string;
}

const PageContext = createContext<Page | null>(null);
export const PageProvider = PageContext.Provider;

export const createPage = (services: AccountsServices, scripts: readonly string[]): Page => ({
  ...services,
  providers: services.identity.providers,
  hasMailbox: services.mailbox !== null,
  scripts,
  to: (path, extra) => authRequestUrl(services.requestUrl, path, extra),
});

export function usePage(): Page {
  const page = useContext(PageContext);
  if (page === null) throw new Error("usePage is for server-rendered components");
  return page;
}

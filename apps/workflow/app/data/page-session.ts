import { createGatewayClient, type GatewayClient } from "@zoetrope/gateway-client";
import { createSession, type BrowserSession } from "@zoetrope/session";
import type { WorkflowUrls } from "./workflow-urls.ts";

export interface PageSession {
  session: BrowserSession;
  gateway: GatewayClient;
}

let made: PageSession | undefined;

/** One session and one client of the gateway for the whole page, however many parts of it ask. */
export function pageSession({ accounts, workflow, api }: WorkflowUrls): PageSession {
  made ??= {
    session: createSession({ urls: { accounts, workflow } }),
    gateway: createGatewayClient({ apiUrl: api, accountsUrl: accounts }),
  };
  return made;
}

import { createGatewayClient, type GatewayClient } from "@zoetrope/gateway-client";
import type { WorkflowUrls } from "./workflow-urls.ts";

let gateway: GatewayClient | undefined;

/** One client of the gateway for the whole page, however many parts of it ask. */
export function pageGateway({ accounts, api }: WorkflowUrls): GatewayClient {
  return (gateway ??= createGatewayClient({ apiUrl: api, accountsUrl: accounts }));
}

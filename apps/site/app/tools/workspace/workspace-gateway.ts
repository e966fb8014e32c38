import { createGatewayClient, type GatewayClient } from "@zoetrope/gateway-client";
import type { WorkbenchProps } from "../workbench-props.ts";

let gateway: GatewayClient | null = null;

/** One client of the gateway for the whole page. */
export const workspaceGateway = ({ api, accounts }: WorkbenchProps["urls"]): GatewayClient =>
  (gateway ??= createGatewayClient({ apiUrl: api, accountsUrl: accounts }));

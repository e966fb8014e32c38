import { ipAddresses } from "./configuration-kinds.ts";
import { curePorts, ports } from "./port-list.ts";

/** Where webhooks of workspaces may go. */
export const webhookVariables = {
  WEBHOOK_PORTS: {
    schema: ports,
    description: "Ports that webhooks of workspaces are sent to, with commas between.",
    cure: curePorts,
    default: "443",
    example: "443,8443",
  },
  WEBHOOK_PRIVATE_ADDRESSES: {
    schema: ipAddresses,
    description:
      "Addresses (or subnets) that webhooks are sent to although they are not on the public internet, with commas between, also over plain HTTP: a receiver of the own network, or of this machine while it is made. Whoever has a workspace can send there.",
    cure: "Set it to IP addresses or subnets, with commas between, or leave it out.",
    defaultDescription: "none",
    example: "10.1.2.3",
  },
};

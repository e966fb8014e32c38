import { ipAddresses } from "./configuration-kinds.ts";
import { portsFix, ports } from "./port-list.ts";

/** What the api host may fetch for people who name an address. */
export const fetchVariables = {
  FETCH_PORTS: {
    schema: ports,
    description:
      "Ports that the api host asks where somebody opens a file by its address, with commas between.",
    fix: portsFix,
    default: "80,443",
    example: "443",
  },
  FETCH_PRIVATE_ADDRESSES: {
    schema: ipAddresses,
    description:
      "Addresses (or subnets) that are fetched from although they are not on the public internet, with commas between: a file server of the own network. Whoever reaches the tools can read animations there.",
    fix: "Set it to IP addresses or subnets, with commas between, or leave it out.",
    defaultDescription: "none",
    example: "10.1.2.3",
  },
};

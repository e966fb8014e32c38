import { BlockList, isIP } from "node:net";

/** IANA IPv4 Special-Purpose Address Registry, multicast and reserved blocks, and hosts of clouds that answer from within. */
const notPublicV4 = [
  "0.0.0.0/8",
  "10.0.0.0/8",
  "100.64.0.0/10",
  "127.0.0.0/8",
  "169.254.0.0/16",
  "172.16.0.0/12",
  "192.0.0.0/24",
  "192.0.2.0/24",
  "192.31.196.0/24",
  "192.52.193.0/24",
  "192.88.99.0/24",
  "192.168.0.0/16",
  "192.175.48.0/24",
  "198.18.0.0/15",
  "198.51.100.0/24",
  "203.0.113.0/24",
  "224.0.0.0/4",
  "240.0.0.0/4",
  // Azure's channel between a virtual machine and its host.
  "168.63.129.16/32",
];

/** Of IPv6 only what is handed out as global unicast (RFC 4291, 2.4) is public at all: loopback, mapped, NAT64, unique local,
 * link-local, site-local and multicast addresses lie outside of it. */
const globalUnicastV6 = "2000::/3";

/** Within it: what carries an IPv4 address inside (Teredo, 6to4), and what is for protocols, benchmarks and documents. */
const notPublicV6 = ["2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20"];

function blockListOf(subnets: readonly string[], family: "ipv4" | "ipv6"): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [network = "", prefix] = subnet.split("/");
    list.addSubnet(network, Number(prefix), family);
  }
  return list;
}

const deniedV4 = blockListOf(notPublicV4, "ipv4");
const globalV6 = blockListOf([globalUnicastV6], "ipv6");
const deniedV6 = blockListOf(notPublicV6, "ipv6");

/** Whether an IP address belongs to the public internet; false for what is no IP address. */
export function isPublicAddress(address: string): boolean {
  switch (isIP(address)) {
    case 4:
      return !deniedV4.check(address, "ipv4");
    case 6:
      // With a zone (`fe80::1%eth0`) it is an address of one link.
      return !address.includes("%") && globalV6.check(address, "ipv6") && !deniedV6.check(address, "ipv6");
    default:
      return false;
  }
}

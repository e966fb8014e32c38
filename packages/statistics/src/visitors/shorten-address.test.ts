import { expect, it } from "vitest";
import { shortenAddress } from "./shorten-address.ts";

it.each([
  ["203.0.113.77", "203.0.113.0"],
  ["::ffff:203.0.113.77", "203.0.113.0"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::"],
  ["2001:DB8:1::6", "2001:db8:1::"],
  ["2001:0db8:0001:0000::", "2001:db8:1::"],
  ["::1", "0:0:0::"],
  ["fe80::1%eth0", "fe80:0:0::"],
  ["mira@sol.example", ""],
  ["", ""],
])("of %s the network %s is left", (address, network) => expect(shortenAddress(address)).toBe(network));

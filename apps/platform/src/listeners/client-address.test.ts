import type { IncomingMessage } from "node:http";
import { expect, it } from "vitest";
import { clientAddressOf } from "./client-address.ts";
import { readConfiguration } from "../configuration/configuration.ts";

const trusted = readConfiguration({ TRUSTED_PROXIES: "10.0.0.0/8, fd00::/8" }).TRUSTED_PROXIES;
const asked = (remoteAddress: string, forwarded?: string) =>
  clientAddressOf(
    { socket: { remoteAddress }, headers: { "x-forwarded-for": forwarded } } as unknown as IncomingMessage,
    trusted,
  );

it.each([
  ["a stranger who claims to be another", "203.0.113.9", "198.51.100.1", "203.0.113.9"],
  ["a person behind our proxy", "10.0.0.1", "198.51.100.1", "198.51.100.1"],
  [
    "a person behind two of our proxies who invents a first hop",
    "::ffff:10.0.0.1",
    "1.2.3.4, 198.51.100.1, 10.0.0.2",
    "198.51.100.1",
  ],
  ["a person who reaches our proxy by IPv6", "fd00::1", "2001:db8::7", "2001:db8::7"],
  ["our proxy, when what it forwards is no address", "10.0.0.1", "<script>", "10.0.0.1"],
  ["our proxy itself", "10.0.0.1", undefined, "10.0.0.1"],
])("sees %s", (_who, remoteAddress, forwarded, expected) => {
  expect(asked(remoteAddress, forwarded)).toBe(expected);
});

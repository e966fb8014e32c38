import { BlockList, isIP } from "node:net";
import { z } from "zod";

/** The origin that an address is, as browsers write it; null for an address with more to it, or none of the web. */
function getOrigin(text: string): string | null {
  const url = URL.parse(text);
  const isOrigin =
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.pathname === "/" &&
    !url.search &&
    !url.hash &&
    !url.username;
  return isOrigin ? url.origin : null;
}

const parts = (text = ""): string[] => text.split(",").map((part) => part.trim());

/** Scheme, host and port of a web address. */
export const origin = z
  .string()
  .transform((text, context) => {
    const known = getOrigin(text);
    if (known !== null) return known;
    context.addIssue({ code: "custom", message: "It is not the origin of a web address" });
    return z.NEVER;
  })
  .optional();

/** Origins with commas between. */
export const origins = z
  .string()
  .optional()
  .transform((text, context): readonly string[] => {
    const known: string[] = [];
    for (const entry of parts(text).filter(Boolean)) {
      const found = getOrigin(entry);
      if (found === null) {
        const message = `${JSON.stringify(entry)} is not the origin of a web address`;
        context.addIssue({ code: "custom", message });
        return z.NEVER;
      }
      known.push(found);
    }
    return known;
  });

/** An address of one of these protocols (`postgres:`). */
export const address = (protocols: readonly string[]) =>
  z
    .string()
    .refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ""), "It is not such an address")
    .optional();

export const webAddress = z
  .string()
  .refine((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ""), "It is not a web address");

export const maxProcesses = 64;

/** A number of processes, or `auto`. */
export const processCount = z.union(
  [z.literal("auto"), z.coerce.number().int().min(1).max(maxProcesses)],
  `It is neither auto nor a whole number from 1 to ${maxProcesses}`,
);

/** Some of these names, with commas between. */
export const list = <T extends string>(names: readonly T[]) =>
  z.string().transform((text, context): ReadonlySet<T> => {
    const known = new Set<T>();
    for (const name of parts(text)) {
      const match = names.find((candidate) => candidate === name);
      if (match === undefined) {
        context.addIssue({ code: "custom", message: `${JSON.stringify(name)} is not one of them` });
        return z.NEVER;
      }
      known.add(match);
    }
    return known;
  });

/** E-mail addresses with commas between, in small letters. */
export const emailAddresses = z
  .string()
  .optional()
  .transform((text, context): ReadonlySet<string> => {
    const known = parts(text).filter(Boolean);
    const wrong = known.find((entry) => !/^[^\s@]+@[^\s@]+$/.test(entry));
    if (wrong === undefined) return new Set(known.map((entry) => entry.normalize("NFC").toLowerCase()));
    context.addIssue({ code: "custom", message: `${JSON.stringify(wrong)} is not an e-mail address` });
    return z.NEVER;
  });

/** IP addresses and subnets, with commas between. */
export const ipAddresses = z
  .string()
  .optional()
  .transform((text, context): BlockList => {
    const known = new BlockList();
    for (const entry of parts(text).filter(Boolean)) {
      const [host = "", prefix] = entry.split("/");
      const family = isIP(host) === 6 ? "ipv6" : "ipv4";
      const longest = family === "ipv6" ? 128 : 32;
      const bits = prefix === undefined ? longest : Number(prefix);
      if (isIP(host) === 0 || !Number.isInteger(bits) || bits < 0 || bits > longest) {
        context.addIssue({ code: "custom", message: `${JSON.stringify(entry)} is not an address` });
        return z.NEVER;
      }
      known.addSubnet(host, bits, family);
    }
    return known;
  });

/** One address of this machine to listen on. */
export interface ListenAddress {
  address: string;
  /** A machine without it goes on without it. */
  isOptional: boolean;
}

const loopback: readonly ListenAddress[] = [
  { address: "127.0.0.1", isOptional: false },
  { address: "::1", isOptional: true },
];

/** IP addresses of this machine, or localhost for both of loopback's, with commas between. */
export const listenAddresses = z.string().transform((text, context): readonly ListenAddress[] => {
  const known = new Map<string, ListenAddress>();
  for (const entry of parts(text)) {
    if (entry !== "localhost" && isIP(entry) === 0) {
      context.addIssue({ code: "custom", message: `${JSON.stringify(entry)} is not an IP address` });
      return z.NEVER;
    }
    const named = entry === "localhost" ? loopback : [{ address: entry, isOptional: false }];
    for (const one of named) known.set(one.address, one);
  }
  // Nobody may listen beside an address that stands for all: :: is answered for IPv4 as well.
  const isCovered = (name: string): boolean =>
    (name !== "::" && known.has("::")) || (name !== "0.0.0.0" && isIP(name) === 4 && known.has("0.0.0.0"));
  return [...known.values()].filter((one) => !isCovered(one.address));
});

import { isIP } from "node:net";
import type { BlockList, LookupFunction } from "node:net";
import { GuardedFetchError } from "./guarded-fetch-error.ts";
import { isPublicAddress } from "./is-public-address.ts";

/** Every address of a name, as the resolver of this machine knows them now. */
export type ResolveHost = (hostname: string) => Promise<readonly { address: string; family: number }[]>;

export interface TargetRules {
  ports: readonly number[];
  /** Addresses that may be asked although they are not public. */
  allowed: BlockList;
  refusedHosts: ReadonlySet<string>;
  resolve: ResolveHost;
}

/** Where a request goes: an address as it was written, and what answers for every later look at its name. */
export interface Target {
  url: URL;
  lookup: LookupFunction;
}

const standardPorts: Record<string, number> = { "http:": 80, "https:": 443 };
/** As browsers and servers bound them. */
const maxAddressLength = 2_048;

/** @throws GuardedFetchError for what is not asked. The URL parser has made one form of octal, hexadecimal and shortened hosts. */
function requireUrl(text: string, { ports, refusedHosts }: Pick<TargetRules, "ports" | "refusedHosts">): URL {
  const url = text.length > maxAddressLength ? null : URL.parse(text);
  const standard = standardPorts[url?.protocol ?? ""];
  if (url === null || standard === undefined)
    throw new GuardedFetchError("bad-address", "no http or https address");
  if (url.username !== "" || url.password !== "")
    throw new GuardedFetchError("bad-address", "the address has a user in it");
  const port = url.port === "" ? standard : Number(url.port);
  if (!ports.includes(port)) throw new GuardedFetchError("bad-address", `port ${port} is not asked`);
  if (refusedHosts.has(url.host))
    throw new GuardedFetchError("private-address", `${url.host} is a host of this platform`);
  url.hash = "";
  return url;
}

/** Whether an address may be connected to, as the operating system writes it. */
export const isAllowedAddress = (address: string, allowed: BlockList): boolean =>
  isPublicAddress(address) ||
  (isIP(address) !== 0 && allowed.check(address, isIP(address) === 6 ? "ipv6" : "ipv4"));

/**
 * Resolves the name of an address once. One forbidden address among those of a name forbids all of them, and what is connected to is one
 * of those that were looked at: a name that answers otherwise the next time (DNS rebinding) is not asked a next time.
 */
export async function requireTarget(text: string, rules: TargetRules, signal: AbortSignal): Promise<Target> {
  const url = requireUrl(text, rules);
  const host = url.hostname.replace(/^\[|\]$/g, "");
  const family = isIP(host);
  if (family !== 0) {
    if (!isAllowedAddress(host, rules.allowed))
      throw new GuardedFetchError("private-address", `${host} is not public`);
    return { url, lookup: pinnedTo([{ address: host, family }]) };
  }
  const addresses = await withSignal(rules.resolve(host), signal).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new GuardedFetchError("unreachable", `${host} is not known`, { cause });
  });
  if (addresses.length === 0) throw new GuardedFetchError("unreachable", `${host} has no address`);
  const forbidden = addresses.find(({ address }) => !isAllowedAddress(address, rules.allowed));
  // Said as of an unknown name: which names a private network knows is nobody's business.
  if (forbidden !== undefined)
    throw new GuardedFetchError("unreachable", `${host} is at ${forbidden.address}, which is not public`);
  return { url, lookup: pinnedTo(addresses) };
}

const pinnedTo =
  (addresses: readonly { address: string; family: number }[]): LookupFunction =>
  (_hostname, options, callback) => {
    if (options.all === true) return callback(null, [...addresses]);
    const [first = { address: "", family: 4 }] = addresses;
    callback(null, first.address, first.family);
  };

/** A resolver cannot be told to stop: who waits for it stops waiting. */
function withSignal<Value>(promise: Promise<Value>, signal: AbortSignal): Promise<Value> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const onAbort = (): void => reject(signal.reason as Error);
  if (signal.aborted) onAbort();
  signal.addEventListener("abort", onAbort, { once: true });
  return Promise.race([promise, aborted]).finally(() => signal.removeEventListener("abort", onAbort));
}

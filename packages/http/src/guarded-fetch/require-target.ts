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
  /** Whether plain HTTP reaches `allowed` addresses alone. */
  isPlainTextLimited: boolean;
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
export function requireUrl(text: string, rules: Omit<TargetRules, "resolve">): URL {
  const { ports, refusedHosts, allowed, isPlainTextLimited } = rules;
  const url = text.length > maxAddressLength ? null : URL.parse(text);
  const standard = standardPorts[url?.protocol ?? ""];
  if (url === null || standard === undefined)
    throw new GuardedFetchError("bad-address", "no http or https address");
  if (url.username !== "" || url.password !== "")
    throw new GuardedFetchError("bad-address", "the address has a user in it");
  const port = url.port === "" ? standard : Number(url.port);
  if (!ports.includes(port)) throw new GuardedFetchError("bad-address", `port ${port} is not asked`);
  // With a full stop at its end a name is the same.
  if (refusedHosts.has(url.host.replace(/\.(?=:|$)/, "")))
    throw new GuardedFetchError("private-address", `${url.host} is a host of this platform`);
  if (isPlainTextLimited && url.protocol === "http:" && allowed.rules.length === 0)
    throw new GuardedFetchError("bad-address", "nothing is sent over plain HTTP");
  url.hash = "";
  const host = bareHostOf(url);
  if (isIP(host) !== 0) requireAllowed(host, url, rules);
  return url;
}

/** Without the brackets of IPv6. */
const bareHostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$/g, "");

const isListed = (address: string, list: BlockList): boolean =>
  isIP(address) !== 0 && list.check(address, isIP(address) === 6 ? "ipv6" : "ipv4");

/** Throws for an IP address that is not connected to. */
function requireAllowed(
  address: string,
  { protocol }: URL,
  { allowed, isPlainTextLimited }: Pick<TargetRules, "allowed" | "isPlainTextLimited">,
): void {
  if (!isAllowedAddress(address, allowed))
    throw new GuardedFetchError("private-address", `${address} is not public`);
  if (isPlainTextLimited && protocol === "http:" && !isListed(address, allowed))
    throw new GuardedFetchError("bad-address", `${address} is not asked over plain HTTP`);
}

/** Whether an address may be connected to, as the operating system writes it. */
export const isAllowedAddress = (address: string, allowed: BlockList): boolean =>
  isPublicAddress(address) || isListed(address, allowed);

/**
 * Resolves the name of an address once. One forbidden address among those of a name forbids all of them, and what is connected to is one
 * of those that were looked at: a name that answers otherwise the next time (DNS rebinding) is not asked a next time.
 */
export async function requireTarget(text: string, rules: TargetRules, signal: AbortSignal): Promise<Target> {
  const url = requireUrl(text, rules);
  const host = bareHostOf(url);
  const family = isIP(host);
  if (family !== 0) return { url, lookup: pinnedTo([{ address: host, family }]) };
  const addresses = await withSignal(rules.resolve(host), signal).catch((cause: unknown) => {
    signal.throwIfAborted();
    throw new GuardedFetchError("unreachable", `${host} is not known`, { cause });
  });
  if (addresses.length === 0) throw new GuardedFetchError("unreachable", `${host} has no address`);
  const forbidden = addresses.find(({ address }) => !isAllowedAddress(address, rules.allowed));
  // Said as of an unknown name: which names a private network knows is nobody's business.
  if (forbidden !== undefined)
    throw new GuardedFetchError("unreachable", `${host} is at ${forbidden.address}, which is not public`);
  for (const { address } of addresses) requireAllowed(address, url, rules);
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

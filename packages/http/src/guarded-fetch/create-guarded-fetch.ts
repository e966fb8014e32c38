import { lookup } from "node:dns/promises";
import { request as requestPlain, type IncomingMessage } from "node:http";
import { request as requestSecure } from "node:https";
import { BlockList } from "node:net";
import { GuardedFetchError } from "./guarded-fetch-error.ts";
import { readAnswer } from "./read-answer.ts";
import { isAllowedAddress, requireTarget, type ResolveHost, type Target } from "./require-target.ts";

export interface GuardedFetchOptions {
  /** Ports that are asked. Default: 80 and 443. */
  ports?: readonly number[];
  /** IP addresses and subnets that are asked although they are not public, such as a file server of the own network. Default: none. */
  allowed?: BlockList;
  /** `host` or `host:port` of addresses that are never asked: the platform's own, which would ask itself. Default: none. */
  refusedHosts?: Iterable<string>;
  /** Default: the resolver of the operating system. */
  resolve?: ResolveHost;
}

export interface FetchLimits {
  /** Of the body, packed and unpacked. */
  maxBytes: number;
  /** Of everything together: names, redirects and the body, however it trickles. */
  timeoutInMs: number;
  /** Default: 5. */
  maxRedirects?: number;
  /** Ends it; the promise rejects with its reason. */
  signal?: AbortSignal | undefined;
}

export interface FetchedFile {
  /** Where it was found, after redirects. */
  url: URL;
  /** Unpacked, whatever the headers say that they are. */
  bytes: Uint8Array<ArrayBuffer>;
}

/** @throws GuardedFetchError */
export type GuardedFetch = (address: string, limits: FetchLimits) => Promise<FetchedFile>;

const redirects = new Set([301, 302, 303, 307, 308]);
const maxHeaderBytes = 16_384;
const defaultMaxRedirects = 5;

/**
 * Gets files from addresses that strangers name, without letting them reach what only this machine can (OWASP: Server-Side Request
 * Forgery): public addresses alone, looked at again after each redirect, each name resolved once and connected to as it was resolved. No
 * cookie, credential or header of whoever asks goes along.
 */
export function createGuardedFetch({
  ports = [80, 443],
  allowed = new BlockList(),
  refusedHosts = [],
  resolve = (hostname) => lookup(hostname, { all: true }),
}: GuardedFetchOptions = {}): GuardedFetch {
  const rules = { ports, allowed, refusedHosts: new Set(refusedHosts), resolve };

  return async (address, { maxBytes, timeoutInMs, maxRedirects = defaultMaxRedirects, signal: given }) => {
    const deadline = AbortSignal.timeout(timeoutInMs);
    const signal = given === undefined ? deadline : AbortSignal.any([deadline, given]);
    try {
      let target = await requireTarget(address, rules, signal);
      for (let count = 0; ; count++) {
        const answer = await ask(target, allowed, signal);
        try {
          const { location } = answer.headers;
          if (!redirects.has(answer.statusCode ?? 0) || location === undefined)
            return { url: target.url, bytes: await readFile(answer, maxBytes) };
          if (count >= maxRedirects)
            throw new GuardedFetchError("too-many-redirects", `more than ${maxRedirects} redirects`);
          const next = URL.parse(location, target.url);
          if (next === null) throw new GuardedFetchError("bad-address", "a redirect leads to no address");
          target = await requireTarget(next.href, rules, signal);
        } finally {
          answer.destroy();
        }
      }
    } catch (error) {
      given?.throwIfAborted();
      if (error instanceof GuardedFetchError) throw error;
      throw deadline.aborted
        ? new GuardedFetchError("too-slow", `not done in ${timeoutInMs} ms`, { cause: error })
        : new GuardedFetchError("unreachable", "the connection broke off", { cause: error });
    }
  };
}

/** One request, on a connection of its own to where the target was resolved. */
async function ask(
  { url, lookup: pinned }: Target,
  allowed: BlockList,
  signal: AbortSignal,
): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const request = (url.protocol === "https:" ? requestSecure : requestPlain)(url, {
    agent: false,
    lookup: pinned,
    maxHeaderSize: maxHeaderBytes,
    signal,
    headers: { accept: "*/*", "accept-encoding": "gzip, br", "user-agent": "Zoetrope", connection: "close" },
  });
  request.on("error", reject);
  request.on("response", resolve);
  request.end();
  const answer = await promise;
  // Whatever became of the above: nothing is read from a connection to elsewhere.
  if (isAllowedAddress(answer.socket.remoteAddress ?? "", allowed)) return answer;
  request.destroy();
  throw new GuardedFetchError("unreachable", "the connection led to an address that is not public");
}

async function readFile(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const { statusCode = 0 } = answer;
  if (statusCode === 404 || statusCode === 410)
    throw new GuardedFetchError("not-found", `answered ${statusCode}`);
  if (statusCode !== 200) throw new GuardedFetchError("refused", `answered ${statusCode}`);
  return await readAnswer(answer, maxBytes);
}

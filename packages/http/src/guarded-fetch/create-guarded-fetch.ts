import { lookup } from "node:dns/promises";
import type { IncomingMessage } from "node:http";
import { BlockList } from "node:net";
import { requestTarget } from "./request-target.ts";
import { GuardedFetchError } from "./guarded-fetch-error.ts";
import { readResponse } from "./read-response.ts";
import { withDeadline } from "./with-deadline.ts";
import { requireTarget, type ResolveHost } from "./require-target.ts";

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
const maxRedirects = 5;
const request = { method: "GET", headers: { "accept-encoding": "gzip, br" } } as const;

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
  const rules = { ports, allowed, refusedHosts: new Set(refusedHosts), resolve, isPlainTextLimited: false };

  return (address, { maxBytes, ...limits }) =>
    withDeadline(limits, async (signal) => {
      let target = await requireTarget(address, rules, signal);
      for (let count = 0; ; count++) {
        const response = await requestTarget(target, request, allowed, signal);
        try {
          const { location } = response.headers;
          if (!redirects.has(response.statusCode ?? 0) || location === undefined)
            return { url: target.url, bytes: await readFile(response, maxBytes) };
          if (count >= maxRedirects)
            throw new GuardedFetchError("too-many-redirects", `more than ${maxRedirects} redirects`);
          const next = URL.parse(location, target.url);
          if (next === null) throw new GuardedFetchError("bad-address", "a redirect leads to no address");
          target = await requireTarget(next.href, rules, signal);
        } finally {
          response.destroy();
        }
      }
    });
}

async function readFile(response: IncomingMessage, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const { statusCode = 0 } = response;
  if (statusCode === 404 || statusCode === 410)
    throw new GuardedFetchError("not-found", `answered ${statusCode}`);
  if (statusCode !== 200) throw new GuardedFetchError("refused", `answered ${statusCode}`);
  return await readResponse(response, maxBytes);
}

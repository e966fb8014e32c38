import { readBody } from "@zoetrope/http";
import { isLoopbackName } from "@zoetrope/kit";
import * as client from "openid-client";

/** An issuer as it is configured. */
export interface OpenIdSettings {
  /** In addresses of ours: small letters, digits, hyphens. */
  id: string;
  /** As people know it. */
  name: string;
  /** As its discovery document says it: https, or http at loopback. */
  issuer: string;
  clientId: string;
  clientSecret: string;
  /**
   * Domains of addresses that it answers for, in small letters: who has one of them there has the account with it here. `*` besides: a
   * verified address of any other domain may make an account, and takes over none.
   */
  domains: readonly string[];
}

const timeoutInSeconds = 5;
const clockToleranceInSeconds = 30;
const freshForInMs = 3_600_000;
const maxAnswerBytes = 1_000_000;

export const isLoopback = (url: URL): boolean => url.protocol === "http:" && isLoopbackName(url.hostname);

/** Basic where the issuer takes it, which is what it takes when it does not say (OpenID Connect Discovery 3). */
function authenticationOf(methods: readonly string[] | undefined, secret: string): client.ClientAuth {
  return methods === undefined ||
    methods.includes("client_secret_basic") ||
    !methods.includes("client_secret_post")
    ? client.ClientSecretBasic(secret)
    : client.ClientSecretPost(secret);
}

/** What an issuer answers, and no more of it than anybody needs; never from a plain address that is not this machine. */
const boundedFetch: client.CustomFetch = async (address, options) => {
  const url = new URL(address);
  if (url.protocol !== "https:" && !isLoopback(url)) throw new Error("an issuer is asked by https alone");
  const response = await fetch(url, options as RequestInit);
  const body = await readBody(response, maxAnswerBytes);
  if (body === null) throw new Error(`an answer is longer than ${maxAnswerBytes} bytes`);
  return new Response(response.body === null ? null : body, {
    status: response.status,
    headers: response.headers,
  });
};

/** Each sign-in has a configuration of its own, which holds no keys yet: one that is new, or gone, counts from the next sign-in on. */
type CreateConfiguration = () => client.Configuration;

async function discover({ issuer, clientId, clientSecret }: OpenIdSettings): Promise<CreateConfiguration> {
  const url = new URL(issuer);
  const metadata = { [client.clockTolerance]: clockToleranceInSeconds };
  const extensions = [
    client.enableNonRepudiationChecks,
    ...(isLoopback(url) ? [client.allowInsecureRequests] : []),
  ];
  const found = await client.discovery(url, clientId, metadata, undefined, {
    timeout: timeoutInSeconds,
    [client.customFetch]: boundedFetch,
    execute: extensions,
  });
  const server = found.serverMetadata();
  // Whoever may say who somebody is has exactly this name: no template that stands for all customers of a service.
  if (new URL(server.issuer).href !== url.href)
    throw new Error(`the issuer says that it is ${JSON.stringify(server.issuer.slice(0, 200))}`);
  const methods = server.token_endpoint_auth_methods_supported;
  return () => {
    const config = new client.Configuration(
      server,
      clientId,
      metadata,
      authenticationOf(methods, clientSecret),
    );
    config[client.customFetch] = boundedFetch;
    config.timeout = timeoutInSeconds;
    for (const extend of extensions) extend(config);
    return config;
  };
}

/**
 * Asked for when somebody first wants it, then kept for an hour: an issuer that is away holds up no start, and those who are on their
 * way to it while it is slow wait for one answer.
 */
export function createIssuer(settings: OpenIdSettings): () => Promise<client.Configuration> {
  let cached: { create: CreateConfiguration; until: number } | null = null;
  let pending: Promise<CreateConfiguration> | null = null;

  const ask = async (): Promise<CreateConfiguration> => {
    try {
      const create = await discover(settings);
      cached = { create, until: Date.now() + freshForInMs };
      return create;
    } catch (error) {
      // What it said last is better than nothing.
      if (cached !== null) return cached.create;
      throw error;
    } finally {
      pending = null;
    }
  };
  return async () => {
    const create = cached !== null && cached.until > Date.now() ? cached.create : await (pending ??= ask());
    return create();
  };
}

import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { exportJWK, generateKeyPair, SignJWT, type JWTPayload } from "jose";
import { Provider } from "oidc-provider";

/** Somebody who has an account at the issuer. */
export interface IssuerPerson {
  sub: string;
  email?: string;
  email_verified?: boolean;
  given_name?: string;
}

export interface TestIssuer {
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Everybody who may sign in there, by `sub`. */
  people: Map<string, IssuerPerson>;
  /** What becomes of the answer of an address (`/token`) on its way, for attacks; null leaves it. */
  tamper: ((path: string, body: Record<string, unknown>) => unknown) | null;
  /** Signs claims as the issuer does. */
  sign(claims: JWTPayload): Promise<string>;
  /** The way of a browser through the issuer's pages as this person; the address that it is sent back to. */
  authorize(authorizationUrl: string, sub: string): Promise<URL>;
  close(): Promise<void>;
}

/** A certified OpenID provider on this machine. `callbackUrls`: where it answers to. */
export async function startIssuer(callbackUrls: string[]): Promise<TestIssuer> {
  const { privateKey } = await generateKeyPair("RS256", { extractable: true });
  const jwk = { ...(await exportJWK(privateKey)), kid: "one", alg: "RS256", use: "sig" };
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const [clientId, clientSecret] = ["zoetrope", "a secret of some length"];
  const people = new Map<string, IssuerPerson>();
  const provider = new Provider(issuer, {
    clients: [{ client_id: clientId, client_secret: clientSecret, redirect_uris: callbackUrls }],
    jwks: { keys: [jwk] },
    cookies: { keys: ["a key of this test"] },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["given_name"] },
    features: { devInteractions: { enabled: true } },
    pkce: { required: () => true },
    ttl: { Interaction: 60, Session: 60, Grant: 60, AccessToken: 60, IdToken: 60, AuthorizationCode: 60 },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: async () => ({ ...person }) };
    },
  });
  const running: TestIssuer = {
    issuer,
    clientId,
    clientSecret,
    people,
    tamper: null,
    sign: (claims) =>
      new SignJWT({ iss: issuer, aud: clientId, ...claims })
        .setProtectedHeader({ alg: "RS256", kid: "one" })
        .sign(privateKey),
    authorize: (address, sub) => walk(address, sub, callbackUrls),
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  provider.use(async (context, next) => {
    await next();
    const { body } = context;
    if (running.tamper === null || typeof body !== "object" || body === null) return;
    context.body = await running.tamper(context.path, { ...(body as Record<string, unknown>) });
  });
  const answer = provider.callback();
  server.on("request", (request, response) => void answer(request, response));
  return running;
}

/** Follows the issuer's redirects with its cookies, and answers its questions: who, and whether it may tell. */
async function walk(address: string, sub: string, callbackUrls: readonly string[]): Promise<URL> {
  const cookies = new Map<string, string>();
  let [url, form]: [URL, URLSearchParams | null] = [new URL(address), null];
  for (let steps = 0; steps < 12; steps++) {
    const response: Response = await fetch(url, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(form !== null && { method: "POST", body: form }),
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const html = await response.text();
    const location = response.headers.get("location");
    if (location !== null) {
      url = new URL(location, url);
      form = null;
      if (callbackUrls.some((one) => url.href.startsWith(`${one}?`))) return url;
      continue;
    }
    const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1];
    if (prompt === undefined)
      throw new Error(`the issuer has answered ${response.status}: ${html.slice(0, 400)}`);
    form = new URLSearchParams({ prompt, login: sub, password: "any" });
  }
  throw new Error("the issuer leads round and round");
}

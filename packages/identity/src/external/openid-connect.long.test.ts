import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  client,
  goodPassword,
  openTemporaryIdentity,
  type TemporaryIdentity,
} from "../testing/temporary-identity.ts";

let fixture: TemporaryIdentity;
const servers: Server[] = [];
beforeAll(async () => {
  fixture = await openTemporaryIdentity("embedded");
});
afterAll(async () => {
  for (const server of servers) {
    server.closeAllConnections();
    server.close();
  }
  await fixture.remove();
});

async function listen(answer: (issuer: string) => RequestListener): Promise<string> {
  let issuer = "";
  const server = createServer((request, response) => answer(issuer)(request, response)).listen(
    0,
    "127.0.0.1",
  );
  servers.push(server);
  await new Promise((resolve) => server.once("listening", resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return issuer;
}

const json = { "content-type": "application/json" };

async function open(issuer: string) {
  const settings = { id: "acme", name: "Acme", domains: [], clientId: "a", clientSecret: "b", issuer };
  const identity = await fixture.another({ issuers: [settings] });
  const [provider] = identity.providers;
  if (provider === undefined) throw new Error("acme is configured");
  return { identity, provider };
}
const unavailable = { reason: "provider-unavailable", status: 503 };

it.concurrent("an issuer that never answers is given up, and people sign in otherwise meanwhile", async () => {
  const { identity, provider } = await open(await listen(() => () => {}));
  const begun = provider.begin();
  const failure = expect(begun).rejects.toMatchObject(unavailable);
  await fixture.newPerson("meanwhile@home.example");
  await identity.signIn({ login: "meanwhile@home.example", password: goodPassword }, client);
  await failure;
});

it.concurrent("an issuer that stops in the middle of an answer is given up", async () => {
  const issuer = await listen((own) => (_request, response) => {
    response.writeHead(200, json).write(`{"issuer":"${own}",`);
  });
  await expect((await open(issuer)).provider.begin()).rejects.toMatchObject(unavailable);
});

it.concurrent("an issuer that hangs when it is asked for the token is given up, and the visitor may start again", async () => {
  const issuer = await listen((own) => (request, response) => {
    if (!(request.url ?? "").startsWith("/.well-known/")) return;
    response.writeHead(200, json).end(
      JSON.stringify({
        issuer: own,
        authorization_endpoint: `${own}/authorize`,
        token_endpoint: `${own}/token`,
        jwks_uri: `${own}/jwks`,
      }),
    );
  });
  const { provider } = await open(issuer);
  const { state, cookieToken } = await provider.begin();
  const answer = {
    state,
    cookieTokens: [cookieToken],
    parameters: new URLSearchParams({ code: "any", state }),
  };
  await expect(provider.finish(answer, client)).rejects.toMatchObject(unavailable);
  expect((await provider.begin()).authorizationUrl).toContain(`${issuer}/authorize`);
});

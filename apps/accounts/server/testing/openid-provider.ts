import { createSign, generateKeyPairSync } from "node:crypto";
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { GoogleSettings } from "@zoetrope/identity";

const clientId = "zoetrope.apps.example";

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString("base64url");

/** An OpenID provider on this machine that publishes its keys and signs what a test wants (OpenID Connect Core, 3.2). */
export async function startProvider() {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", { modulusLength: 2_048 });
  const key = { ...publicKey.export({ format: "jwk" }), kid: "one", alg: "RS256", use: "sig" };
  const server = createServer((_request, response) =>
    response.setHeader("content-type", "application/json").end(JSON.stringify({ keys: [key] })),
  );
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const google: GoogleSettings = {
    clientId,
    issuer,
    jwksUrl: `${issuer}/keys`,
    authorizationUrl: `${issuer}/authorize`,
  };
  return {
    google,
    sign(claims: Record<string, unknown>): string {
      const now = Math.floor(Date.now() / 1_000);
      const text = `${encode({ alg: "RS256", kid: "one" })}.${encode({
        iss: issuer,
        aud: clientId,
        iat: now,
        exp: now + 3_600,
        ...claims,
      })}`;
      return `${text}.${createSign("RSA-SHA256").update(text).sign(privateKey, "base64url")}`;
    },
    async close() {
      server.close();
      await once(server, "close");
    },
  };
}

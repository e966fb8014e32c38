import { describe, expect, it } from "vitest";
import {
  createGatewayClient,
  deleteFileOperation,
  GatewayError,
  SessionFetchError,
  workspacesOperation,
} from "./index.ts";

const inTenMinutes = () => new Date(Date.now() + 600_000).toISOString();

/** Hosts that give these answers one after the other, the last one for ever; and what they were asked. */
function hosts({ session, gateway }: { session: (() => Response)[]; gateway: (() => Response)[] }) {
  const asked: Request[] = [];
  const next = (answers: (() => Response)[]) =>
    (answers.length > 1 ? answers.shift() : answers[0])?.() ?? Response.error();
  const fetchFrom: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const { url } = request;
    asked.push(request);
    return next(url.includes("/graphql") ? gateway : session);
  };
  const client = createGatewayClient({
    apiUrl: "https://api.example",
    accountsUrl: "https://accounts.example",
    fetch: fetchFrom,
  });
  return { client, asked, askedFor: (part: string) => asked.filter(({ url }) => url.includes(part)) };
}
const token =
  (text: string, expiresAt = inTenMinutes()) =>
  () =>
    Response.json({ token: text, expiresAt });
const data = (value: unknown) => () => Response.json({ data: value });
const errors =
  (extensions: object, status = 200) =>
  () =>
    Response.json({ errors: [{ message: "no", extensions }], data: null }, { status });

describe("a client of the gateway", () => {
  it("exchanges the session with its cookie, and sends the operation with the token and without a cookie", async () => {
    const { client, asked } = hosts({ session: [token("t1")], gateway: [data({ workspaces: [] })] });
    expect(await client.run(workspacesOperation)).toEqual({ workspaces: [] });
    const [exchange, operation] = asked;
    expect(exchange).toMatchObject({
      url: "https://accounts.example/deimos/v1/session",
      method: "POST",
      credentials: "include",
    });
    expect(operation).toMatchObject({
      url: "https://api.example/graphql",
      method: "POST",
      credentials: "same-origin",
    });
    expect(operation?.headers.get("authorization")).toBe("Bearer t1");
    expect(operation?.headers.get("content-type")).toBe("application/json");
    expect(await operation?.json()).toEqual({
      query: workspacesOperation.text,
      operationName: "Workspaces",
    });
  });

  it("exchanges once for calls at the same moment and for later ones, and anew when the token is about to end", async () => {
    const lasting = hosts({ session: [token("t1")], gateway: [data({ workspaces: [] })] });
    await Promise.all([1, 2, 3].map(() => lasting.client.run(workspacesOperation)));
    await lasting.client.run(workspacesOperation);
    expect(lasting.askedFor("/session")).toHaveLength(1);
    lasting.client.forgetToken();
    await lasting.client.run(workspacesOperation);
    expect(lasting.askedFor("/session")).toHaveLength(2);

    const ending = new Date(Date.now() + 5_000).toISOString();
    const short = hosts({ session: [token("t1", ending)], gateway: [data({ workspaces: [] })] });
    await short.client.run(workspacesOperation);
    await short.client.run(workspacesOperation);
    expect(short.askedFor("/session")).toHaveLength(2);
  });

  it("asks for a new token once when the gateway does not take the old one, and then gives up", async () => {
    const refused = errors({ code: "unauthenticated" }, 401);
    const renewed = hosts({
      session: [token("old"), token("new")],
      gateway: [refused, data({ workspaces: [] })],
    });
    expect(await renewed.client.run(workspacesOperation)).toEqual({ workspaces: [] });
    const never = hosts({ session: [token("old")], gateway: [refused] });
    await expect(never.client.run(workspacesOperation)).rejects.toMatchObject({ code: "unauthenticated" });
    expect(never.askedFor("/graphql")).toHaveLength(2);
  });

  it.each([
    ["nobody is signed in", () => new Response(null, { status: 401 }), 401],
    ["the answer has no token", () => Response.json({}), 200],
    ["the answer is no JSON", () => new Response("<html>"), 200],
  ])("says so when %s", async (_, answer, status) => {
    const { client, askedFor } = hosts({ session: [answer], gateway: [] });
    const failure = await client.run(workspacesOperation).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(SessionFetchError);
    expect(failure).toHaveProperty("status", status);
    expect(askedFor("/graphql")).toEqual([]);
  });

  it("hands on the code and the reason of what the gateway refuses", async () => {
    const full = { code: "conflict", reason: "quota-reached", feature: "files" };
    const { client } = hosts({ session: [token("t")], gateway: [errors(full)] });
    const failure = await client.run(deleteFileOperation, { id: "x" }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(GatewayError);
    expect(failure).toMatchObject({ ...full, refusal: null, message: "no" });
  });

  it.each([
    ["no JSON", () => new Response("<html>", { status: 502 })],
    ["null", () => Response.json(null)],
    ["no data", () => Response.json({ data: null })],
    ["errors of no known shape", () => Response.json({ errors: [null] })],
  ])("takes %s for a failure, not for data", async (_, answer) => {
    const { client } = hosts({ session: [token("t")], gateway: [answer] });
    await expect(client.run(workspacesOperation)).rejects.toMatchObject({
      name: "GatewayError",
      code: "internal",
    });
  });

  it("tells a gateway that cannot be reached from one that refuses", async () => {
    const client = createGatewayClient({
      apiUrl: "https://api.example",
      accountsUrl: "https://accounts.example",
      fetch: async (input, init) => {
        if (new Request(input, init).url.includes("/graphql")) throw new TypeError("Failed to fetch");
        return token("t")();
      },
    });
    await expect(client.run(workspacesOperation)).rejects.toMatchObject({ code: "network" });
  });
});

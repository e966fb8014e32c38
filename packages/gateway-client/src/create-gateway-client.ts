import { BearerTokens } from "./bearer-tokens.ts";
import { GatewayError } from "./gateway-error.ts";
import type { Operation } from "./operation.ts";

export interface GatewayClientOptions {
  /** Origin of the api host. */
  apiUrl: string;
  /** Origin of the accounts host, which keeps the session. */
  accountsUrl: string;
  /** Default: the browser's. */
  fetch?: typeof fetch;
}

export interface GatewayClient {
  /** Throws SessionFetchError when there is no token, GatewayError for everything that the gateway says no to. */
  run<Data, Variables>(operation: Operation<Data, Variables>, ...rest: VariablesOf<Variables>): Promise<Data>;
  /** A bearer token of the session; throws SessionFetchError. */
  token(): Promise<string>;
  /** When somebody signs out: the next call asks anew. */
  forgetToken(): void;
}

/** Operations without variables are run without. */
type VariablesOf<Variables> = Variables extends Record<string, never> ? [] : [variables: Variables];

/** Runs our own operations on the gateway, for whoever is signed in. */
export function createGatewayClient(options: GatewayClientOptions): GatewayClient {
  const { apiUrl, accountsUrl, fetch: fetchFrom = (...request) => fetch(...request) } = options;
  const tokens = new BearerTokens(accountsUrl, fetchFrom);

  const send = async (body: string, token: string): Promise<Response> =>
    fetchFrom(`${apiUrl}/graphql`, {
      method: "POST",
      headers: {
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        accept: "application/graphql-response+json, application/json",
      },
      body,
    }).catch((cause: unknown) => {
      throw new GatewayError("the gateway cannot be reached", { code: "network" }, { cause });
    });

  return {
    async run(operation, ...[variables]) {
      const body = JSON.stringify({ query: operation.text, operationName: operation.name, variables });
      let response = await send(body, await tokens.get());
      if (response.status === 401) {
        // The session may have a new token where the old one has ended early: asked for once.
        tokens.forget();
        response = await send(body, await tokens.get());
      }
      return dataOf(response);
    },
    token: () => tokens.get(),
    forgetToken: () => tokens.forget(),
  };
}

let ofPage: GatewayClient | undefined;

/** One client of the gateway for the whole page, however many parts of it ask: they share its token. */
export const pageGateway = ({ api, accounts }: { api: string; accounts: string }): GatewayClient =>
  (ofPage ??= createGatewayClient({ apiUrl: api, accountsUrl: accounts }));

async function dataOf<Data>(response: Response): Promise<Data> {
  const answer: unknown = await response.json().catch(() => null);
  if (typeof answer !== "object" || answer === null)
    throw new GatewayError(`the gateway answered ${response.status}`, {});
  // Half an answer is none: our operations have no parts that may be missing.
  if ("errors" in answer && Array.isArray(answer.errors) && answer.errors.length > 0)
    throw errorOf(answer.errors[0]);
  if (!("data" in answer) || typeof answer.data !== "object" || answer.data === null)
    throw new GatewayError(`the gateway answered ${response.status} without data`, {});
  // The types come from the schema that the gateway answers by.
  return answer.data as Data;
}

function errorOf(error: unknown): GatewayError {
  const { message, extensions } = (typeof error === "object" && error !== null ? error : {}) as {
    message?: unknown;
    extensions?: unknown;
  };
  const details = typeof extensions === "object" && extensions !== null ? extensions : {};
  return new GatewayError(typeof message === "string" ? message : "an operation failed", { ...details });
}

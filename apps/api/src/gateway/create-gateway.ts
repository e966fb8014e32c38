import { AppError, type HostUrls } from "@zoetrope/kit";
import { parse, type GraphQLError } from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import type { Logger } from "pino";
import type { Caller } from "../callers/caller.ts";
import type { FigureSets } from "../figures/figure-sets.ts";
import { noOperators } from "../operators/operators.ts";
import { isGatewayErrorCode, publicError } from "./gateway-error.ts";
import { requireOpenToKey } from "./key-operations.ts";
import { noIntrospection } from "./introspection-rule.ts";
import { maxTokens, operationLimits } from "./operation-limits.ts";
import { requireDocument, type OperationPolicy } from "./own-operations.ts";
import type { GatewayContext } from "./schema/builder.ts";
import { gatewaySchema } from "./schema/gateway-schema.ts";

export interface GatewayServices {
  catalog: GatewayContext["catalog"];
  /** Null where nothing is measured, which is the default. */
  figures?: FigureSets | null;
  /** Who runs the platform. Default: nobody. */
  operators?: GatewayContext["operators"];
  /** Null where there are no forms, which is the default. */
  feedback?: GatewayContext["feedback"];
  /** Null where operators are not shown them, which is the default. */
  jobs?: GatewayContext["jobs"];
  /** Default: none. */
  sampleFiles?: GatewayContext["sampleFiles"];
  urls: HostUrls;
  logger: Logger;
  /** Default "any". */
  operations?: OperationPolicy;
  /** Time one operation may take; default 10,000. */
  timeoutInMs?: number;
}

export interface Gateway {
  /** Answers a POST with a JSON body, for somebody whose bearer token or key has been checked. */
  fetch(request: Request, caller: Caller): Promise<Response>;
}

/** GraphQL over HTTP for those who are signed in; every error has a code and no inside. */
export function createGateway(services: GatewayServices): Gateway {
  const {
    catalog,
    figures = null,
    operators = noOperators,
    feedback = null,
    jobs = null,
    sampleFiles = () => [],
    urls,
    logger,
    operations = "any",
    timeoutInMs = 10_000,
  } = services;
  const toPublic = (error: unknown): GraphQLError => {
    const { error: shown, isOurFault } = publicError(error, {
      names: operations === "explore" ? "shown" : "hidden",
    });
    if (isOurFault) logger.error({ err: error }, "an operation of the gateway failed");
    return shown;
  };

  const plugin: Plugin = {
    onParams({ params, setParams }) {
      // What is no text is refused by the checks that come after this one.
      if (params.query !== undefined && params.query !== null && typeof params.query !== "string") return;
      const { documentId, ...rest } = params as typeof params & { documentId?: unknown };
      setParams({ ...rest, query: requireDocument({ query: params.query, documentId }, operations) });
    },
    onParse({ setParseFn }) {
      setParseFn((source: string) => parse(source, { maxTokens }));
    },
    onValidate({ addValidationRule }) {
      addValidationRule(operationLimits);
      if (operations !== "explore") addValidationRule(noIntrospection);
    },
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn((input: Parameters<typeof executeFn>[0]) => {
        const { key } = input.contextValue as Caller;
        if (key !== null) requireOpenToKey(gatewaySchema, input.document, key);
        return inTime(executeFn(input), timeoutInMs);
      });
    },
    onResultProcess({ result }) {
      // Also what never reached the resolvers: malformed bodies, texts that do not parse or validate.
      if ("errors" in result && result.errors)
        Object.assign(result, {
          errors: result.errors.map((error) =>
            isGatewayErrorCode(error.extensions["code"]) ? error : toPublic(error),
          ),
        });
    },
  };

  const yoga = createYoga<Caller, Omit<GatewayContext, keyof Caller>>({
    schema: gatewaySchema,
    context: { catalog, figures, operators, feedback, jobs, sampleFiles, urls },
    plugins: [plugin],
    maskedErrors: { maskError: toPublic },
    extraParamNames: ["documentId"],
    batching: false,
    multipart: false,
    graphiql: false,
    landingPage: false,
    cors: false,
    logging: false,
  });
  return {
    fetch: async (request, caller) => yoga.fetch(request, caller),
  };
}

/** A response that nobody waits for any more is no response. */
async function inTime<T>(work: T | Promise<T>, timeoutInMs: number): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(
    () =>
      reject(
        new AppError("unavailable", `an operation took longer than ${timeoutInMs} ms`, {
          publicMessage: "This takes too long just now. Please try again.",
        }),
      ),
    timeoutInMs,
  );
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

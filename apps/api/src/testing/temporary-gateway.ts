import { usualDatabase } from "@zoetrope/database/testing";
import type { BearerContext } from "@zoetrope/identity";
import { AppError, isId } from "@zoetrope/kit";
import { createGuardedFetch } from "@zoetrope/http/guarded-fetch";
import { openTestJobs } from "@zoetrope/jobs/testing";
import { createOperationRunner } from "@zoetrope/operations";
import { createDrafts, createToolJobs, runTool, type Drafts } from "@zoetrope/operations/jobs";
import { createApiKeyVerifier } from "@zoetrope/workspaces";
import { createFileAccess } from "@zoetrope/workspaces/file-access";
import { openTemporaryWorkspaces, type TemporaryWorkspaces } from "@zoetrope/workspaces/testing";
import type { Hono } from "hono";
import { pino } from "pino";
import { withOwnFiles } from "../tools/own-files.ts";
import { checkResponses } from "./check-responses.ts";
import { createApiApp, type SignedInServices } from "../create-api-app.ts";

export const urls = {
  site: "http://site.test",
  accounts: "http://accounts.test",
  workflow: "http://workflow.test",
  api: "http://api.test",
  assets: "http://assets.test",
};

/** A token of somebody who is signed in: here it is their id. */
export const verifyBearer = async (token: string): Promise<BearerContext> => {
  if (!isId(token))
    throw new AppError("unauthenticated", "no token of ours", { publicMessage: "Sign in first." });
  return { userId: token, sessionId: "session", isEmailVerified: true };
};

/** The codes of a response's errors, in their order. */
export const codes = (result: Pick<GraphQlResponse, "errors">) =>
  result.errors.map(({ extensions }) => extensions["code"]);

interface GraphQlResponse {
  status: number;
  type: string | null;
  data: Record<string, unknown> | null;
  errors: { message: string; extensions: Record<string, unknown>; stack?: unknown }[];
  text: string;
}

export interface TemporaryGateway extends TemporaryWorkspaces {
  app: Hono;
  /** Runs the tools that were asked for as jobs. */
  runToolJobs(): Promise<number>;
  drafts: Drafts;
  /** Runs an operation for somebody; null: without a token. */
  run(who: string | null, query: unknown, variables?: unknown): Promise<GraphQlResponse>;
  /** Sends any body. */
  post(who: string | null, body: BodyInit, headers?: Record<string, string>): Promise<GraphQlResponse>;
}

/** `more`: other services, which may stand on the same database. */
export async function openTemporaryGateway(
  more: Partial<SignedInServices> | ((temporary: TemporaryWorkspaces) => Partial<SignedInServices>) = {},
  settings?: Parameters<typeof openTemporaryWorkspaces>[1],
): Promise<TemporaryGateway> {
  const temporary = await openTemporaryWorkspaces(usualDatabase, settings);
  const services = typeof more === "function" ? more(temporary) : more;
  const { catalog, workspaces } = temporary;
  const logger = pino({ level: "silent" });
  const verifyApiKey = createApiKeyVerifier(temporary.database);
  const runner = createOperationRunner({ workers: 1 });
  const jobs = await openTestJobs(temporary.database, { kinds: [runTool] });
  const drafts = createDrafts(temporary.database);
  const toolJobs = createToolJobs({ database: temporary.database, jobs, runner });
  const app = createApiApp({
    catalog,
    urls,
    logger,
    signedIn: { workspaces, verifyBearer, verifyApiKey, ...services },
    foreignFiles: {
      fetchFile: withOwnFiles(createGuardedFetch({ resolve: async () => [] }), {
        assetsUrl: urls.assets,
        access: createFileAccess(temporary.database),
        files: temporary.files,
      }),
      async whyNoAnimation(bytes) {
        const checked = await temporary.renderer.check(bytes);
        return "refused" in checked ? checked.refused : null;
      },
    },
    tools: {
      runner,
      readFile: (key) => temporary.files.read(key),
      jobs: toolJobs,
      drafts: createDrafts(temporary.database),
    },
  });
  checkResponses(app);
  const post: TemporaryGateway["post"] = async (who, body, headers = {}) => {
    const response = await app.request(`${urls.api}/graphql`, {
      method: "POST",
      body,
      headers: {
        "content-type": "application/json",
        ...(who === null ? {} : { authorization: `Bearer ${who}` }),
        ...headers,
      },
    });
    const text = await response.text();
    const { data = null, errors = [] } = JSON.parse(text) as Partial<GraphQlResponse>;
    return { status: response.status, type: response.headers.get("content-type"), data, errors, text };
  };
  return {
    ...temporary,
    app,
    drafts,
    runToolJobs: () => jobs.runDue(runTool),
    post,
    run: (who, query, variables) => post(who, JSON.stringify({ query, variables })),
    async remove() {
      await jobs.stop();
      await runner.close();
      await temporary.remove();
    },
  };
}

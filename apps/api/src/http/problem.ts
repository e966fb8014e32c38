import { SearchParameterError } from "@zoetrope/catalog/search-parameters";
import { AppError, type AppErrorCode } from "@zoetrope/kit";
import { OperationError } from "@zoetrope/operations";
import { WorkspaceError } from "@zoetrope/workspaces";
import { HTTPException } from "hono/http-exception";

/** Beside those of use cases: an address that answers other methods. */
type ProblemCode = AppErrorCode | "method-not-allowed";

/** A failure as RFC 9457 writes it; `code` is stable, `detail` is for people. */
export interface Problem {
  type: "about:blank";
  title: string;
  status: number;
  code: ProblemCode;
  detail: string;
  /** The query parameter at fault. */
  parameter?: string;
  /** Which rule was in the way, of workspaces or of a tool; what pages word. */
  reason?: string;
  /** Why a file was refused, as its checker names it. */
  refusal?: string;
  /** The feature of the plan at fault. */
  feature?: string;
  /** How many there may be, for what has reached a limit. */
  limit?: number;
  /** The same for clients of GraphQL; from the gateway alone. */
  errors?: readonly { message: string; extensions: { code: string } }[];
}

const titles: Record<ProblemCode, string> = {
  "bad-request": "Bad request",
  unauthenticated: "Sign in first",
  forbidden: "Not allowed",
  "not-found": "Not found",
  "method-not-allowed": "Method not allowed",
  conflict: "Conflict",
  "too-large": "Too large",
  unsupported: "Unsupported type",
  unprocessable: "Cannot be done",
  "too-many-requests": "Too many requests",
  unavailable: "Not available right now",
  internal: "Something went wrong",
};

/** A file that nothing can be done with; what is wrong with it is said in plain words. */
export class FileRefusedError extends AppError {
  readonly refusal: string;

  constructor({ code, reason, cause }: { code: string; reason: string; cause?: unknown }) {
    super("bad-request", `a file was refused: ${code}`, { publicMessage: reason, cause });
    this.refusal = code;
  }
}

export function problemOf(error: unknown): Problem {
  const known = appErrorOf(error);
  const problem: Problem = {
    type: "about:blank",
    title: titles[known.code],
    status: known.status,
    code: known.code,
    detail: known.publicMessage,
  };
  if (error instanceof SearchParameterError) return { ...problem, parameter: error.parameter };
  if (error instanceof FileRefusedError) return { ...problem, refusal: error.refusal };
  if (error instanceof OperationError) return { ...problem, reason: error.reason };
  if (!(error instanceof WorkspaceError)) return problem;
  const { reason, refusal, feature, limit } = error;
  return {
    ...problem,
    reason,
    ...(refusal === null ? {} : { refusal }),
    ...(feature === null ? {} : { feature }),
    ...(limit === null ? {} : { limit }),
  };
}

function appErrorOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof SearchParameterError)
    return new AppError("bad-request", error.message, { publicMessage: error.message, cause: error });
  if (error instanceof HTTPException && error.status < 500)
    return new AppError("bad-request", error.message, {
      publicMessage: "The request cannot be read.",
      cause: error,
    });
  return new AppError("internal", "unexpected failure", { cause: error });
}

/** An address that there is, asked in another way than it answers. */
export const methodNotAllowed = (allowed: readonly string[]): Problem => ({
  type: "about:blank",
  title: titles["method-not-allowed"],
  status: 405,
  code: "method-not-allowed",
  detail: `This address answers ${allowed.join(", ")}.`,
});

/** `headers`: what the response already has, such as those of CORS. */
export function problemResponse(problem: Problem, method: string, headers?: Headers): Response {
  const response = new Response(method === "HEAD" ? null : JSON.stringify(problem), {
    status: problem.status,
  });
  headers?.forEach((value, name) => response.headers.set(name, value));
  response.headers.set("content-type", "application/problem+json");
  response.headers.set("cache-control", "no-store");
  return response;
}

/** A request that was refused before the API could read it, in the API's own words. */
export function problemOfRefusal({
  status,
  title,
  text,
}: {
  status: number;
  title: string;
  text: string;
}): Response {
  const code: AppErrorCode =
    status === 503
      ? "unavailable"
      : status === 500
        ? "internal"
        : status === 413
          ? "too-large"
          : "bad-request";
  return problemResponse({ type: "about:blank", title, status, code, detail: text }, "GET");
}

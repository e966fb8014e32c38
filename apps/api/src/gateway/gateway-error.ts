import { AppError, unexpectedErrorMessage, type AppErrorCode } from "@zoetrope/kit";
import { WorkspaceError } from "@zoetrope/workspaces";
import { GraphQLError } from "graphql";

/** What can be wrong with an operation itself. */
export type OperationFault =
  | "operation-malformed"
  | "operation-invalid"
  | "operation-unknown"
  | "operation-too-deep"
  | "operation-too-costly"
  | "operation-too-many-aliases"
  | "introspection-off";

export type GatewayErrorCode = AppErrorCode | OperationFault;

/** What every error of the gateway carries beside its message. */
interface GatewayErrorExtensions {
  code: GatewayErrorCode;
  /** Which rule of workspaces was in the way; what pages word. */
  reason?: string;
  /** The feature of the plan at fault. */
  feature?: string;
  /** How many there may be, for what has reached a limit. */
  limit?: number;
  [key: string]: unknown;
}

/** An operation that is not run. Status 400, as GraphQL over HTTP section 6.4.2 has it. */
export const operationError = (code: OperationFault, message: string, options = {}): GraphQLError =>
  new GraphQLError(message, { ...options, extensions: { code, http: { status: 400 } } });

/** What the library adds to a name that is nearly right. */
const suggestion = / Did you mean .*$/s;

/**
 * The error as a stranger may see it: a code, a message made for people, no stack and nothing of the inside. `names` "hidden": nor the
 * names of the schema that it could have been.
 */
export function publicError(
  error: unknown,
  { names }: { names: "hidden" | "shown" },
): { error: GraphQLError; isOurFault: boolean } {
  const located = error instanceof GraphQLError ? error : null;
  const original = located?.originalError ?? (located ? null : error);
  const location = located
    ? { nodes: located.nodes, source: located.source, positions: located.positions, path: located.path }
    : {};
  const make = (message: string, extensions: GatewayErrorExtensions) =>
    new GraphQLError(message, { ...location, extensions: extensions });
  if (original instanceof AppError) {
    const isOurFault = original.status === 500;
    if (original instanceof WorkspaceError)
      return { error: make(original.publicMessage, extensionsOf(original)), isOurFault };
    return { error: make(original.publicMessage, { code: original.code, ...httpOf(original) }), isOurFault };
  }
  // Wrapped errors that are GraphQL's own: an enum or a number that a variable cannot be.
  if (original === null || original instanceof GraphQLError) {
    const { code, http } = (located ?? original)?.extensions ?? {};
    const message = (located ?? original)?.message ?? unexpectedErrorMessage;
    return {
      error: make(names === "hidden" ? message.replace(suggestion, "") : message, {
        code: ourCodeOf(code),
        // A body that cannot be read is a bad request whatever response is accepted (GraphQL over HTTP section 6.4.1).
        ...(http === undefined ? {} : { http: code === "BAD_REQUEST" ? { status: 400 } : http }),
      }),
      isOurFault: false,
    };
  }
  return { error: make(unexpectedErrorMessage, { code: "internal" }), isOurFault: true };
}

/** A program is to see by the status alone that it may ask again; what did work stands in the response all the same. */
const httpOf = ({ status, retryAfterInSeconds }: AppError) =>
  status === 503 && retryAfterInSeconds !== null
    ? { http: { status, headers: { "retry-after": String(retryAfterInSeconds) } } }
    : {};

function extensionsOf({ code, reason, feature, limit, refusal }: WorkspaceError): GatewayErrorExtensions {
  return {
    code,
    reason,
    ...(feature === null ? {} : { feature }),
    ...(limit === null ? {} : { limit }),
    ...(refusal === null ? {} : { refusal }),
  };
}

/** The codes of the libraries in our words. */
const codeOfLibrary: ReadonlyMap<unknown, GatewayErrorCode> = new Map([
  ["GRAPHQL_PARSE_FAILED", "operation-malformed"],
  ["BAD_REQUEST", "bad-request"],
]);

/** As all our codes are written. */
export const isGatewayErrorCode = (code: unknown): code is GatewayErrorCode =>
  typeof code === "string" && /^[a-z]+(?:-[a-z]+)*$/.test(code);

const ourCodeOf = (code: unknown): GatewayErrorCode =>
  isGatewayErrorCode(code) ? code : (codeOfLibrary.get(code) ?? "operation-invalid");

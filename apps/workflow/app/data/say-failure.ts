import { GatewayError, SessionFetchError } from "@zoetrope/gateway-client";
import type { WorkflowWords } from "@zoetrope/i18n";

const wordOf = (words: Readonly<Record<string, string>>, name: string | null): string | undefined =>
  name !== null && Object.hasOwn(words, name) ? words[name] : undefined;

/** What failures are worded with. */
export type FailureWords = Pick<WorkflowWords, "errors" | "refused" | "upload">;

/** A failure of the gateway or of an upload in the reader's language. */
export function sayFailure(error: unknown, { errors, refused, upload }: FailureWords): string {
  if (error instanceof SessionFetchError)
    return error.status === null ? upload.offline : errors.unauthenticated;
  if (!(error instanceof GatewayError)) return errors.other;
  if (error.code === "network") return upload.offline;
  return (
    wordOf(refused, error.refusal) ??
    wordOf(errors, error.reason) ??
    wordOf(errors, error.code) ??
    errors.other
  );
}

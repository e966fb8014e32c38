import { GatewayError, SessionFetchError } from "@zoetrope/gateway-client";
import { formatMessage, type Message } from "@zoetrope/i18n";
import type { MessagesWithLimits } from "../page/messages-with-limits.ts";

type Text = string | Message<{ max: number }>;

const messageOf = (messages: Readonly<Record<string, Text>>, name: string | null): Text | undefined =>
  name !== null && Object.hasOwn(messages, name) ? messages[name] : undefined;

/** Whether there was no answer at all: the message for it hangs on what was on its way. */
export const isOffline = (error: unknown): boolean =>
  error instanceof SessionFetchError
    ? error.status === null
    : error instanceof GatewayError && error.code === "network";

/** Whether the workspace is gone for whoever asks: another try would not help, and they are to know why. */
export const isLost = (error: unknown): boolean =>
  error instanceof GatewayError && error.reason === "workspace-missing";

/** What failures are worded with. */
export type ErrorMessages = Pick<MessagesWithLimits, "errors" | "refused" | "upload">;

/** A failure of the gateway or of an upload in the reader's language. */
export function errorMessage(error: unknown, { errors, refused, upload }: ErrorMessages): string {
  if (isOffline(error)) return upload.offline;
  if (error instanceof SessionFetchError) return errors.unauthenticated;
  if (!(error instanceof GatewayError)) return errors.other;
  const { limit, feature } = error;
  const limited =
    messageOf(errors, feature === null ? null : `quota-${feature}`) ?? messageOf(errors, error.reason);
  if (limit !== null && limited !== undefined) return formatMessage(limited, { max: limit });
  const found =
    messageOf(refused, error.refusal) ?? messageOf(errors, error.reason) ?? messageOf(errors, error.code);
  return typeof found === "string" ? found : errors.other;
}

/** Why a file is not taken or cannot be drawn; null for a code that there is no message for. */
export function refusalMessage(code: string, { refused }: Pick<ErrorMessages, "refused">): string | null {
  const found = messageOf(refused, code);
  return typeof found === "string" ? found : null;
}

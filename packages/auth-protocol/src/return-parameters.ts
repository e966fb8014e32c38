import { encodeCallbackPayload, type CallbackPayload } from "./callback-payload.ts";

/** Query parameters that the host page reads at its return address, and removes at once. */
export const returnParameters = [
  "finish_login",
  "finish_logout",
  "finish_register",
  "cb_payload",
  "auth_errors",
  "password_reset_token",
  "email_verification_token",
] as const;

export type ReturnParameter = (typeof returnParameters)[number];

export type FinishParameter = "finish_login" | "finish_logout" | "finish_register";

/** The return address with the finish flag and the encoded payload. `returnAddress`: as `checkReturnAddress` gave it. */
export function finishAddress(
  returnAddress: string,
  flag: FinishParameter,
  payload?: CallbackPayload | null,
): string {
  const url = new URL(returnAddress);
  // What a former round has left must not be read as this one's.
  for (const name of returnParameters) url.searchParams.delete(name);
  url.searchParams.set(flag, "true");
  if (payload) url.searchParams.set("cb_payload", encodeCallbackPayload(payload));
  return url.href;
}

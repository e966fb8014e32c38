import { encodeCallbackPayload, type CallbackPayload } from "./callback-payload.ts";

/** Query parameters that the host page reads at its return address, and removes at once. */
export const returnParameters = {
  finishLogin: "finish_login",
  finishLogout: "finish_logout",
  finishRegister: "finish_register",
  payload: "cb_payload",
  errors: "auth_errors",
  passwordResetToken: "password_reset_token",
  emailVerificationToken: "email_verification_token",
} as const;

export type FinishParameter = "finish_login" | "finish_logout" | "finish_register";

/** The return address with the finish flag and the encoded payload. `returnAddress`: as `checkReturnAddress` gave it. */
export function finishAddress(
  returnAddress: string,
  flag: FinishParameter,
  payload?: CallbackPayload | null,
): string {
  const url = new URL(returnAddress);
  // What a former round has left must not be read as this one's.
  for (const name of Object.values(returnParameters)) url.searchParams.delete(name);
  url.searchParams.set(flag, "true");
  if (payload) url.searchParams.set(returnParameters.payload, encodeCallbackPayload(payload));
  return url.href;
}

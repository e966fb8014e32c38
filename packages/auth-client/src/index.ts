export type {
  AuthClient,
  AuthClientConfig,
  AuthEvent,
  LogoutOptions,
  OpenOptions,
  OpenWithTokenOptions,
  SessionCheck,
} from "./auth-client.ts";
export { createAuthClient } from "./create-auth-client.ts";

/** Version of this client. */
export const version = "0.14.0";

export type * from "./contract.ts";
export { createRemoteVerifier, type BearerAddresses, type BearerVerifier } from "./bearer/bearer.ts";
export { createIdentity, type IdentityOptions } from "./create-identity.ts";
export type { OpenIdSettings } from "./external/openid-connect.ts";
export type { GoogleSettings } from "./external/google.ts";
export type { MailLinks } from "./identity-context.ts";
export { IdentityError, codeOfFault, type IdentityFault } from "./identity-error.ts";
export { createLogoutApp, type LogoutAppOptions } from "./logout-app.ts";
export { externalCookie, markCookie, sessionCookie, type CookieShape } from "./session-cookie.ts";

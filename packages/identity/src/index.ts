export type * from "./contract.ts";
export { IdentityError, codeOfFault, type IdentityFault } from "./identity-error.ts";
export { googleCookie, sessionCookie, type CookieShape } from "./session-cookie.ts";

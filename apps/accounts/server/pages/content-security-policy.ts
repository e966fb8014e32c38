import type { HostUrls } from "@zoetrope/kit";
import type { AuthRequest } from "../../app/page/auth-request.ts";

/** Pages that may stand in a frame (spec 2.7), and the one that such a frame goes on to. */
const framePaths = new Set([
  "/login",
  "/register",
  "/logout",
  "/session",
  "/reset-password",
  "/email-verification",
  "/signed-in",
]);

export interface PolicyOptions {
  urls: HostUrls;
  nonce: string;
  path: string;
  authRequest: AuthRequest;
  /** Wherever a visitor may be led back to. */
  allowedOrigins: readonly string[];
  isDevelopment: boolean;
}

/**
 * Nothing runs that this server has not put there (OWASP ASVS 5.0 v5.0.0-3.4.3): scripts and styles by nonce, no text becomes code
 * (Trusted Types without a policy). A frame may stand in the very page that asked for it and nowhere else (v5.0.0-3.4.6).
 */
export function contentSecurityPolicy({
  urls,
  nonce,
  path,
  authRequest,
  allowedOrigins,
  isDevelopment,
}: PolicyOptions): string {
  const mayBeFramed = authRequest.host !== null && framePaths.has(path);
  // Which visit Google's answer goes on with stands in its fragment, which no server sees.
  const returnOrigins =
    path === "/one-tap" && authRequest.host === null
      ? allowedOrigins
      : [new URL(authRequest.returnAddress).origin];
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}'`,
    `style-src ${isDevelopment ? "'self' 'unsafe-inline'" : `'nonce-${nonce}'`}`,
    `img-src 'self' data: ${urls.assets}`,
    "font-src 'self'",
    `connect-src 'self'${isDevelopment ? " ws:" : ""}`,
    "object-src 'none'",
    "base-uri 'none'",
    // The answer to a form leads back to where the visitor came from, and browsers hold that address against this list.
    `form-action 'self' ${returnOrigins.join(" ")}`,
    `frame-ancestors ${mayBeFramed ? authRequest.host?.origin : "'none'"}`,
    // Vite's own client writes markup while developing.
    ...(isDevelopment ? [] : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ].join("; ");
}

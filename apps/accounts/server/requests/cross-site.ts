/** What a request says of itself, whoever has read it. */
export interface SentRequest {
  method: string;
  headers: Pick<Headers, "get">;
}

/**
 * True for a request that changes something and does not come from a page of this host: another site could sign a visitor in
 * under its own account, or out (login CSRF). Browsers say where a request comes from in Sec-Fetch-Site; programs and browsers
 * without it must name this host as the origin (OWASP ASVS 5.0 v5.0.0-3.5.1).
 */
export function isForeignChange(request: SentRequest, accountsUrl: string): boolean {
  if (request.method === "GET" || request.method === "HEAD") return false;
  const site = request.headers.get("sec-fetch-site");
  if (site !== null) return site !== "same-origin";
  return request.headers.get("origin") !== accountsUrl;
}

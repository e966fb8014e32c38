import { parse } from "hono/utils/cookie";

/** All cookies of a Cookie header, in the order in which the browser sent them: those made first come first (RFC 6265, 5.4). */
export const cookiesIn = (header: string | null | undefined): Record<string, string> => parse(header ?? "");

/** The value of a cookie in a Cookie header; null when there is none of this name. */
export const cookieIn = (header: string | null | undefined, name: string): string | null =>
  parse(header ?? "", name)[name] ?? null;

/** The value of a cookie; null when the browser sent none. */
export const readCookie = (request: Request, { name }: { name: string }): string | null =>
  cookieIn(request.headers.get("cookie"), name);

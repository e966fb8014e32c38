import type { CookieShape } from "@zoetrope/identity";
import { serialize, parse } from "hono/utils/cookie";

/** The value of a cookie; null when the browser sent none. */
export const readCookie = (request: Request, { name }: CookieShape): string | null =>
  parse(request.headers.get("cookie") ?? "", name)[name] ?? null;

/** A Set-Cookie header. Without `expires` the browser forgets it when it is closed. */
export function writeCookie({ name, ...shape }: CookieShape, value: string, expires?: Date): string {
  return serialize(name, value, { ...shape, ...(expires && { expires }) });
}

export const removeCookie = (shape: CookieShape): string => writeCookie(shape, "", new Date(0));

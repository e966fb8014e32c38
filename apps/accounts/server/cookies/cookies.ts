import type { CookieShape } from "@zoetrope/identity";
import { serialize } from "hono/utils/cookie";

/** A Set-Cookie header. Without `expires` the browser forgets it when it is closed. */
export function writeCookie({ name, ...shape }: CookieShape, value: string, expires?: Date): string {
  return serialize(name, value, { ...shape, ...(expires && { expires }) });
}

export const removeCookie = (shape: CookieShape): string => writeCookie(shape, "", new Date(0));

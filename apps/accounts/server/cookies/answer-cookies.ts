import { randomBytes } from "node:crypto";
import { readCookie } from "@zoetrope/http";
import { decodeNote, encodeNote } from "./note-codec.ts";
import type { AccountsOptions } from "../accounts-options.ts";
import type {
  AnswerCookies,
  PendingExternalSignIns,
  AuthRequestNote,
} from "../../app/page/accounts-context.ts";
import type { CookieShape } from "@zoetrope/identity";
import { removeCookie, writeCookie } from "./cookies.ts";

const noteLifeInMs = 600_000;

const noteCookie = ({ external }: AccountsOptions["cookies"]): CookieShape => ({
  ...external,
  name: external.name.replace("zoetrope-google", "zoetrope-visit"),
});

const signUpCookie = ({ external }: AccountsOptions["cookies"]): CookieShape => ({
  ...external,
  name: external.name.replace("zoetrope-google", "zoetrope-sign-up"),
});

/** The token that says which sign-ups are this browser's. */
export const readSignUpToken = (request: Request, cookies: AccountsOptions["cookies"]): string | null =>
  readCookie(request, signUpCookie(cookies));

export const readNote = (request: Request, cookies: AccountsOptions["cookies"]): AuthRequestNote =>
  decodeNote(readCookie(request, noteCookie(cookies)) ?? "");

/** Cookies of one answer, with the attributes that the platform's addresses ask for (OWASP ASVS 5.0 v5.0.0-3.3.1 to 3.3.4). */
export function createAnswerCookies(
  headers: Headers,
  cookies: AccountsOptions["cookies"],
  external: PendingExternalSignIns,
): AnswerCookies {
  const add = (cookie: string) => headers.append("set-cookie", cookie);
  const soon = () => new Date(Date.now() + noteLifeInMs);
  return {
    signIn: ({ token, expiresAt }, { isRemembered = true } = {}) => {
      const expires = isRemembered ? expiresAt : undefined;
      add(writeCookie(cookies.session, token, expires));
      // Says that something has changed, and nothing of what.
      add(writeCookie(cookies.mark, randomBytes(6).toString("base64url"), expires));
    },
    setSignUp: ({ browserToken, expiresAt }) =>
      add(writeCookie(signUpCookie(cookies), browserToken, expiresAt)),
    signOut: () => {
      add(removeCookie(cookies.session));
      add(removeCookie(cookies.mark));
    },
    setExternal: (pending) => external.set(pending).forEach(add),
    setNote: (note) => add(writeCookie(noteCookie(cookies), encodeNote(note), soon())),
  };
}

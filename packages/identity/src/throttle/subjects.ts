import { foldUsername } from "../usernames/username-rules.ts";

/**
 * What failed sign-ins count under: what was typed, as it is looked up. Address and username of one person count apart, or the wait
 * of one after failures of the other would say whose they are; people who do not exist are counted as well.
 */
export const loginSubject = (login: string): string => `login:${foldUsername(login) ?? login}`;

/** Passwords that are asked for again, of somebody who is known. */
export const personSubject = (userId: string): string => `user:${userId}`;

/** Passwords that are asked for where the link of a sign-up is opened elsewhere. */
export const signUpSubject = (registrationId: string): string => `sign-up:${registrationId}`;

import type { AccountsMessages } from "@zoetrope/i18n";
import { failureOf } from "@zoetrope/kit/failure-of";
import { data } from "react-router";

export type Problem = keyof AccountsMessages["problems"];

/** A form that is shown again: what was typed, without secrets, and what is wrong with it. */
export interface FormState {
  values: Readonly<Record<string, string>>;
  /** By the name of the field. */
  problems: Readonly<Record<string, Problem>>;
  /** About the form as a whole. */
  banner?: Problem;
  retryAfterInSeconds?: number;
}

export const emptyForm: FormState = { values: {}, problems: {} };

interface IdentityFailure extends Error {
  reason: Problem;
}

/** By its shape: a class that is bundled twice is two classes. */
const isIdentityFailure = (error: unknown): error is IdentityFailure =>
  error instanceof Error && error.name === "IdentityError" && "reason" in error;

/** The form is not to blame, and the same can be sent again: the database is away, or takes nothing new. */
function isPassing(error: unknown): error is Error {
  return failureOf(error).status === 503;
}

/** Why identity refused; what nobody expected is thrown on. */
export function reasonOf(error: unknown): Problem {
  if (isIdentityFailure(error)) return error.reason;
  if (isPassing(error)) return "unavailable";
  throw error;
}

/**
 * The form again, beside the reason that identity gives; `fields` says which reasons are about which field, the others are about all of it.
 * What nobody expected is thrown on.
 */
export function refuseForm(
  error: unknown,
  values: FormState["values"],
  fields: Readonly<Partial<Record<Problem, string>>>,
) {
  const reason = reasonOf(error);
  const { status, retryAfterInSeconds } = failureOf(error);
  const field = fields[reason];
  const state: FormState = {
    values,
    // Beside a field it is about that password alone: whose account it is was never in question.
    problems:
      field === undefined ? {} : { [field]: reason === "wrong-credentials" ? "wrong-password" : reason },
    ...(field === undefined && { banner: reason }),
    ...(retryAfterInSeconds !== null && { retryAfterInSeconds }),
  };
  const headers: Record<string, string> =
    retryAfterInSeconds === null ? {} : { "retry-after": String(retryAfterInSeconds) };
  return data(state, { status, headers });
}

/** The form again for what it lacks itself. */
export const incomplete = (values: FormState["values"], problems: FormState["problems"]) =>
  data<FormState>({ values, problems }, { status: 422 });

/** Text of a field: trimmed unless it is a secret, cut at what any field could need, empty where there is none. */
export function textOf(form: FormData, name: string, { isSecret = false } = {}): string {
  const value = form.get(name);
  if (typeof value !== "string") return "";
  return isSecret ? value : value.trim().slice(0, 320);
}

import { IdentityError } from "../identity-error.ts";
import type { LinkedKind } from "./external-accounts.ts";
import type { ProviderKind } from "./provider-kind.ts";

/** Rows of an OpenID Connect provider are named by its issuer: what it is called here may change, and whose subjects they are may not. */
export const issuerPrefix = "oidc:";

/** The row of a provider, in letters that addresses have; a password is none. */
const rowShape = /^oidc:[\x21-\x7E]{1,500}$/;

/** The provider of a linked account: by the id of one that is configured, or by the row of one that is so no more. Throws "not-found". */
export function findLinkedKind(kinds: readonly ProviderKind[], linkedId: string): LinkedKind {
  const known = kinds.find(({ id }) => id === linkedId);
  if (known !== undefined) return known;
  if (linkedId === "google") return { name: "Google", credential: "google", family: "google" };
  if (!rowShape.test(linkedId)) throw new IdentityError("not-found");
  return { name: nameOfRow(linkedId), credential: linkedId, family: "oidc" };
}

/** How a row of `credentials` is called, and named in forms. */
export function nameLinked(kinds: readonly ProviderKind[], credential: string): { id: string; name: string } {
  const known = kinds.find((kind) => kind.credential === credential);
  return known === undefined
    ? { id: credential, name: findLinkedKind(kinds, credential).name }
    : { id: known.id, name: known.name };
}

const nameOfRow = (credential: string): string =>
  URL.parse(credential.slice(issuerPrefix.length))?.host ?? credential;

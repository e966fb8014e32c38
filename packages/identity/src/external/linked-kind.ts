import { IdentityError } from "../identity-error.ts";
import type { LinkedKind } from "./external-accounts.ts";
import { providerFamilies } from "./provider-families.ts";
import type { ProviderKind } from "./provider-kind.ts";

/** The provider of a linked account: by the id of one that is configured, or by the row of one that is so no more. Throws "not-found". */
export function findLinkedKind(kinds: readonly ProviderKind[], linkedId: string): LinkedKind {
  const known = kinds.find(({ id }) => id === linkedId);
  if (known !== undefined) return known;
  for (const family of providerFamilies) {
    const name = family.nameOfRow(linkedId);
    if (name !== null) return { name, credential: linkedId, family };
  }
  throw new IdentityError("not-found");
}

/** How a row of `credentials` is called, and named in forms. */
export function nameLinked(kinds: readonly ProviderKind[], credential: string): { id: string; name: string } {
  const known = kinds.find((kind) => kind.credential === credential);
  return known === undefined
    ? { id: credential, name: findLinkedKind(kinds, credential).name }
    : { id: known.id, name: known.name };
}

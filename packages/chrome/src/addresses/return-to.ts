import { getAddressOn } from "@zoetrope/auth-protocol";

/** Where signing in leads back to from this page of a host of ours: the page itself, or the host where nobody may be led there. */
export const returnToPage = (address: string): string => {
  const { origin } = new URL(address);
  // A query may hold one as it is; written otherwise it means the same, and nobody takes it for a slash.
  return getAddressOn(address.replaceAll("\\", "%5C"), [origin]) ?? `${origin}/`;
};

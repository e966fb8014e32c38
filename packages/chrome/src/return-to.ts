import { getAddressOn } from "@zoetrope/auth-protocol";

/** Where signing in leads back to from this page of a host of ours: the page itself, or the host where nobody may be led there. */
export const returnToPage = (address: string): string => {
  const { origin } = new URL(address);
  return getAddressOn(address, [origin]) ?? `${origin}/`;
};

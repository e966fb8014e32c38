import { maxEmailLength } from "@zoetrope/kit/limits";
import { domainToASCII } from "node:url";
import publicProviders from "email-providers";

/** Relays and newer providers that the list of the package does not have. */
const furtherProviders = ["duck.com", "hey.com", "mozmail.com", "privaterelay.appleid.com", "tuta.com"];

const openToAnybody = new Set([...publicProviders, ...furtherProviders]);

/** Lower case, the domain in ASCII (IDNA); null for what is no address. */
export function normaliseEmail(text: string): string | null {
  const email = text.trim();
  if (email.length > maxEmailLength) return null;
  const parts = /^([^\s@<>"(),:;[\\\]\p{Cc}]{1,64})@([^\s@/\\:?#]+)$/u.exec(email);
  const domain = domainToASCII(parts?.[2] ?? "");
  if (
    !parts?.[1] ||
    !/^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]*[a-z0-9]$/.test(domain)
  )
    return null;
  return `${parts[1].toLowerCase()}@${domain}`;
}

/** The domain of an address; null for what is no address. */
export const domainOf = (email: string): string | null => normaliseEmail(email)?.split("@")[1] ?? null;

/** Whether anybody may get an address there: such a domain speaks for no company. */
export const isPublicProvider = (domain: string): boolean => {
  const labels = domain.split(".");
  // An address at mail.gmail.com is no more a company's than one at gmail.com.
  return labels.some((_, index) => openToAnybody.has(labels.slice(index).join(".")));
};

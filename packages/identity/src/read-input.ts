import { maxEmailLength, maxNameLength } from "@zoetrope/kit/limits";
import { z } from "zod";
import { IdentityError } from "./identity-error.ts";

const emailSchema = z.email().max(maxEmailLength);

/** The address as it is kept and compared: without spaces around it, in small letters. Throws "email-malformed". */
export function requireEmail(text: string): string {
  const email = text.length > maxEmailLength * 2 ? "" : text.trim().normalize("NFC").toLowerCase();
  if (!emailSchema.safeParse(email).success) throw new IdentityError("email-malformed");
  return email;
}

/** One part of a person's name: any script, on one line. Throws "name-malformed". */
export function requireName(text: string): string {
  const name = text.length > maxNameLength * 4 ? "" : text.normalize("NFC").replaceAll(/\s+/g, " ").trim();
  // What cannot be seen could disguise the rest of a page, or make two people look like one; scripts and emoji need the joiners.
  if (
    Array.from(name).length > maxNameLength ||
    /[\p{Cc}\p{Cf}]/u.test(name.replaceAll(/[\u200C\u200D]/g, "")) ||
    !/[^\p{Default_Ignorable_Code_Point}\p{White_Space}]/u.test(name)
  )
    throw new IdentityError("name-malformed");
  return name;
}

/** The same for a part that may be left out; null then. */
export const readOptionalName = (text: string | null | undefined): string | null =>
  text === undefined || text === null || text.trim() === "" ? null : requireName(text);

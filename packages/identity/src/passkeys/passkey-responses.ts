import { z } from "zod";
import { IdentityError } from "../identity-error.ts";

/** Far above what authenticators send; attestation is not asked for. */
const maxField = 8_192;
const maxId = 1_400;
const base64url = z
  .string()
  .max(maxField)
  .regex(/^[\w-]*$/);
const id = base64url.min(1).max(maxId);
const common = {
  id,
  rawId: id,
  type: z.literal("public-key"),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
  authenticatorAttachment: z.enum(["platform", "cross-platform"]).optional(),
};
const transport = z.enum(["ble", "cable", "hybrid", "internal", "nfc", "smart-card", "usb"]);

const registration = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    // Transports of tomorrow are left out, not a reason to refuse the key.
    transports: z
      .array(z.string().max(40))
      .max(20)
      .optional()
      .transform((names) => names?.filter((name) => transport.safeParse(name).success)),
  }),
});
const authentication = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

function read<T>(schema: z.ZodType<T>, response: unknown): T {
  const result = schema.safeParse(response);
  if (!result.success) throw new IdentityError("passkey-refused", { cause: result.error });
  return result.data;
}

/** RegistrationResponseJSON (WebAuthn level 3, 5.1.8.3), as far as it is used. Throws "passkey-refused". */
export const readRegistrationResponse = (response: unknown) => read(registration, response);

/** AuthenticationResponseJSON (WebAuthn level 3, 5.1.8.3), as far as it is used. Throws "passkey-refused". */
export const readAuthenticationResponse = (response: unknown) => read(authentication, response);

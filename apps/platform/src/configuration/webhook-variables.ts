import { z } from "zod";
import { ipAddresses } from "./configuration-kinds.ts";
import { portsFix, ports } from "./port-list.ts";

export const webhookKeyBytes = 32;

const webhookKeys = z
  .string()
  .optional()
  .transform((text = "", context): readonly Uint8Array[] => {
    const keys = text.split(",").map((part) => part.trim());
    const decoded = keys.filter(Boolean).map((part) => Buffer.from(part, "base64"));
    if (decoded.every(({ byteLength }) => byteLength === webhookKeyBytes)) return decoded;
    context.addIssue({ code: "custom", message: "It is not 32 bytes in base64" });
    return z.NEVER;
  });

/** Where webhooks of workspaces may go, and what their secrets are encrypted with. */
export const webhookVariables = {
  WEBHOOK_ENCRYPTION_KEYS: {
    schema: webhookKeys,
    description:
      "Keys that secrets of webhooks are encrypted with in the database, each of 32 bytes in base64 (`openssl rand -base64 32`), with commas between: the first encrypts, all decrypt. To change it, put the new one first, and take the old one away a day later.",
    fix: "Set it to 32 bytes in base64, or several with commas between, or leave it out.",
    defaultDescription:
      "beside an embedded database a key in ZOETROPE_DATA (`webhook-encryption.key`), which the first start writes; with `DATABASE_URL` none: secrets are not encrypted",
    example: "9Xl0m0Y4oL7mCq0bqk0y2kq0xk4cVv0J2m3b8u5Zr1g=",
    isSecret: true,
  },
  WEBHOOK_PORTS: {
    schema: ports,
    description: "Ports that webhooks of workspaces are sent to, with commas between.",
    fix: portsFix,
    default: "443",
    example: "443,8443",
  },
  WEBHOOK_PRIVATE_ADDRESSES: {
    schema: ipAddresses,
    description:
      "Addresses (or subnets) that webhooks are sent to although they are not on the public internet, with commas between, also over plain HTTP: a receiver of the own network, or of this machine while it is made. Whoever has a workspace can send there.",
    fix: "Set it to IP addresses or subnets, with commas between, or leave it out.",
    defaultDescription: "none",
    example: "10.1.2.3",
  },
};

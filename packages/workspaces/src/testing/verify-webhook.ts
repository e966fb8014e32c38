import { createHmac, timingSafeEqual } from "node:crypto";

const toleranceInSeconds = 300;

/** Throws unless the request was signed with the secret, in the last five minutes. `body` is the body as it came. */
export function verifyWebhook(secret: string, headers: Headers, body: string): void {
  const id = headers.get("webhook-id") ?? "";
  const timestamp = headers.get("webhook-timestamp") ?? "";
  const age = Math.abs(Date.now() / 1_000 - Number(timestamp));
  if (!/^\d{1,12}$/.test(timestamp) || age > toleranceInSeconds) throw new Error("too old, or too new");
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const expected = createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest();
  const isSigned = (headers.get("webhook-signature") ?? "").split(" ").some((signature) => {
    const [version, text = ""] = signature.split(",");
    const given = Buffer.from(text, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
  if (!isSigned) throw new Error("not signed with this secret");
}

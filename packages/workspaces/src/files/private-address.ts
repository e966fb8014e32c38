import { createHmac, timingSafeEqual } from "node:crypto";
import type { FileKey } from "@zoetrope/storage";
import type { FileAddressKey, FileAddressKeys } from "./file-address-keys.ts";

/** An address is the same for so long, so that a browser can keep what it got; it is good for one to two of them. */
const windowInSeconds = 300;
/** Between the clocks of two machines. */
const toleranceInSeconds = 30;

/** What a private address opens: these bytes of this file or animation, or all of a pack, to this person. */
export interface PrivateAddress {
  /**
   * Of a file of a workspace (20 characters), for its members; of a premium animation (10) or a pack (`pack-{slug}`), for those whose plan
   * includes it.
   */
  subjectId: string;
  userId: string;
  /** Of a pack `{slug}.zip`. */
  key: FileKey | `${string}.zip`;
  /** Of a download; null for what is shown. */
  filename: string | null;
}

const tokenPattern =
  /^([0-9a-z]{20}|[0-9a-z]{10}|pack-[a-z0-9-]{1,60})\.([\w-]{1,40})\.([0-9a-z]{1,8})\.([0-9a-z]{20})\.([\w-]{43})$/;

/** `/private/{token}/{key}[/{filename}]` of the assets host: who has it may read the bytes until it is over. */
export async function signPrivateAddress(
  keys: Pick<FileAddressKeys, "signingAt">,
  address: PrivateAddress,
  now = Date.now(),
): Promise<string> {
  const { subjectId, userId, key, filename } = address;
  const window = Math.floor(now / 1_000 / windowInSeconds);
  const expiresAt = (window + 2) * windowInSeconds;
  const signing = await keys.signingAt(window * windowInSeconds * 1_000);
  const token = [
    subjectId,
    userId,
    expiresAt.toString(36),
    signing.id,
    signatureOf(signing, address, expiresAt),
  ].join(".");
  return `/private/${token}/${key}${filename === null ? "" : `/${encodeURIComponent(filename)}`}`;
}

/** What a token opens, and until when (in seconds); null for one that nobody here has signed, or that is over. */
export async function readPrivateAddress(
  keys: Pick<FileAddressKeys, "find">,
  { token, key, filename }: { token: string } & Pick<PrivateAddress, "key" | "filename">,
  now = Date.now(),
): Promise<{ address: PrivateAddress; secondsLeft: number } | null> {
  const [, subjectId, userId, expiry, keyId, signature] = tokenPattern.exec(token) ?? [];
  if (
    subjectId === undefined ||
    userId === undefined ||
    expiry === undefined ||
    keyId === undefined ||
    signature === undefined
  )
    return null;
  const expiresAt = Number.parseInt(expiry, 36);
  const secondsLeft = expiresAt - Math.floor(now / 1_000);
  if (secondsLeft <= -toleranceInSeconds) return null;
  const signing = await keys.find(keyId);
  if (signing === null) return null;
  const address = { subjectId, userId, key, filename };
  const expected = signatureOf(signing, address, expiresAt);
  // As texts of one length: the same bytes have several spellings in base64.
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
  return { address, secondsLeft: Math.max(0, secondsLeft) };
}

const signatureOf = ({ key: secret }: FileAddressKey, address: PrivateAddress, expiresAt: number): string =>
  createHmac("sha256", secret)
    .update(JSON.stringify([address.subjectId, address.userId, address.key, address.filename, expiresAt]))
    .digest("base64url");

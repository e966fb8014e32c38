import { maxPictureBytes } from "@zoetrope/kit/limits";
import { users } from "@zoetrope/database/schema";
import { requireFileKey } from "@zoetrope/storage";
import { and, eq, ne } from "drizzle-orm";
import sharp from "sharp";
import type { Session } from "../contract.ts";
import type { IdentityContext } from "../identity-context.ts";
import { IdentityError } from "../identity-error.ts";
import { updateUser } from "./change-account.ts";

const maxPixels = 40_000_000;
const sizeInPixels = 512;
const quality = 82;
/** Formats of photographs and pictures. SVG is a program for a renderer, and is not among them. */
const formats: ReadonlySet<string> = new Set(["jpeg", "png", "webp", "gif", "heif", "avif"]);

/** Draws the picture anew, so that nothing that was hidden in the file (places, scripts, comments) goes on. */
async function drawAvatar(bytes: Uint8Array): Promise<Uint8Array> {
  try {
    const image = sharp(bytes, { limitInputPixels: maxPixels, failOn: "error" });
    const { format } = await image.metadata();
    if (!formats.has(format)) throw new Error(`a picture of format ${format}`);
    return await image
      .rotate()
      .resize(sizeInPixels, sizeInPixels, { fit: "cover", position: "attention" })
      .webp({ quality })
      .toBuffer();
  } catch (error) {
    throw new IdentityError("avatar-unreadable", { cause: error });
  }
}

export async function changeAvatar(
  context: IdentityContext,
  session: Session,
  bytes: Uint8Array | null,
): Promise<void> {
  if (bytes !== null && bytes.byteLength > maxPictureBytes) throw new IdentityError("avatar-too-large");
  const [before] = await context.database.db
    .select({ avatarKey: users.avatarKey })
    .from(users)
    .where(eq(users.id, session.userId));
  const stored = bytes === null ? null : await context.files.put(await drawAvatar(bytes), "webp");
  await updateUser(context, session.userId, { avatarKey: stored?.key ?? null });
  const old = before?.avatarKey ?? null;
  if (old !== null && old !== stored?.key) await removeAvatarFile(context, session.userId, old);
}

/** Files are kept by content: the same picture may be somebody else's as well. */
export async function removeAvatarFile(
  { database, files }: IdentityContext,
  userId: string,
  key: string,
): Promise<void> {
  const [other] = await database.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.avatarKey, key), ne(users.id, userId)))
    .limit(1);
  if (other === undefined) await files.remove(requireFileKey(key));
}

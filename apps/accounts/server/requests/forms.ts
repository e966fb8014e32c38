import { maxPictureBytes } from "@zoetrope/kit/limits";
/** Bytes of a form, of a passkey's answer. */
export const maxFormBytes = 65_536;
/** Bytes of a form with a picture and what wraps it. */
export const maxPictureFormBytes = maxPictureBytes + 300_000;

const urlEncoded = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;

/** Whether pages can read this body: of a form's type, and as that type says. Any text is a form that is encoded as addresses are. */
export async function isForm(request: Request): Promise<boolean> {
  if (urlEncoded.test(request.headers.get("content-type") ?? "")) return true;
  return request
    .clone()
    .formData()
    .then(
      () => true,
      () => false,
    );
}

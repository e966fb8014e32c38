import { parseMultipartRequest } from "@remix-run/multipart-parser";
import type { SentForm } from "@zoetrope/identity/feedback";
import { feedbackKinds } from "@zoetrope/identity/feedback-forms";
import { localeOfIdentifier } from "@zoetrope/i18n";
import { AppError } from "@zoetrope/kit";
import { maxFormBytes } from "@zoetrope/kit/limits";
import { isTooLarge } from "../http/form-limits.ts";
import type { FailedForm } from "./failed-form.ts";

const maxTextBytes = 400_000;
const maxParts = 16;

/**
 * The parts of a form, also written into `form` one by one: what has come is not lost when the rest does not. Throws AppError
 * "bad-request" for what is no form of ours.
 */
export async function readFormParts(request: Request, form: FailedForm): Promise<SentForm> {
  const fields: Record<string, string> = {};
  let picture: Uint8Array | null = null;
  form.fields = fields;
  const limits = {
    maxFileSize: maxFormBytes,
    maxTotalSize: maxFormBytes,
    maxParts,
    maxHeaderSize: 2_048,
  };
  try {
    for await (const part of parseMultipartRequest(request, limits)) {
      if (part.filename !== undefined) {
        // An empty one is a field in which nobody has chosen anything.
        if (part.name === "picture" && part.bytes.byteLength > 0) picture = part.bytes;
        continue;
      }
      if (part.bytes.byteLength > maxTextBytes) throw new AppError("too-large", "a field that is too large");
      const name = part.name ?? "";
      fields[name] = part.text;
      if (name === "kind") form.kind = feedbackKinds.find((kind) => kind === part.text) ?? null;
      if (name === "locale") form.locale = localeOfIdentifier(part.text);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (isTooLarge(error)) throw new AppError("too-large", "a form that is too large", { cause: error });
    throw new AppError("bad-request", "a form that cannot be read", { cause: error });
  }
  if (form.kind === null) throw new AppError("bad-request", "a form of no kind");
  return { kind: form.kind, fields, picture };
}

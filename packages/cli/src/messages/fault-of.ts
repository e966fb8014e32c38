import { describeRefusal } from "@zoetrope/i18n/describe-diagnostics";
import { formatBytes, formatDecimal } from "@zoetrope/i18n/format";
import { formatMessage } from "@zoetrope/i18n/bind-messages";
import { defaultLocale } from "@zoetrope/i18n/locales";
import { type LottieError, UnfitOption, UnknownAnimation } from "@zoetrope/lottie";
import { maxFileBytes } from "@zoetrope/lottie/max-file-bytes";
import { BrokenFrame, RenderError, UnreadableDrawing } from "@zoetrope/render";
import { BrokenProgram } from "@zoetrope/render/node";
import { CommandError } from "../exit-codes.ts";
import type { LocalisedMessage, Messages } from "./messages.ts";

/** Why nothing was made of a file, with what to do. Throws what is a fault of the program. */
export function faultOf(error: unknown): CommandError {
  if (error instanceof CommandError) return error;
  if (error instanceof UnfitOption) return new CommandError("usage", asked(error));
  if (error instanceof RenderError) return new CommandError("usage", asked(error));
  if (error instanceof UnknownAnimation)
    return new CommandError("usage", ({ usage }) =>
      usage.unknownAnimation({
        id: JSON.stringify(error.id),
        known: error.known.map((id) => JSON.stringify(id)).join(", "),
      }),
    );
  if (error instanceof BrokenFrame)
    return new CommandError("unreadable", ({ files }, locale) =>
      files.brokenFrame({ frame: formatDecimal(locale, error.frame, 0) }),
    );
  if (error instanceof UnreadableDrawing)
    return new CommandError("unreadable", ({ files }) => files.unreadableDrawing);
  if (error instanceof BrokenProgram) {
    const { program, complaint } = error;
    return new CommandError("unwritable", ({ files }) =>
      complaint === null ? files.programMissing({ program }) : files.programFailed({ program, complaint }),
    );
  }
  throw error;
}

/** Why a file is refused. The engine says it in English, and most exactly. */
export const sentenceOfRefusal = (
  { code, message, maxBytes }: Pick<LottieError, "code" | "message"> & Partial<Pick<LottieError, "maxBytes">>,
  { refusals, locale }: Messages,
): string =>
  locale === defaultLocale
    ? message
    : describeRefusal(refusals, code, formatBytes(locale, maxBytes ?? maxFileBytes));

/** What was asked for that does not go with the file, by its code. */
const asked =
  ({ code, message, parameters }: UnfitOption | RenderError): LocalisedMessage =>
  (messages, locale) => {
    const known: Readonly<Record<string, string | ((values: never) => string)>> = { ...messages.asked };
    const said = known[code];
    const values = Object.fromEntries(
      Object.entries(parameters).map(([name, value]) => [
        name,
        typeof value === "number" ? formatDecimal(locale, value) : value,
      ]),
    );
    return said === undefined ? message : formatMessage(said as never, values);
  };

import { MaxHeaderSizeExceededError } from "@remix-run/multipart-parser";
import { AppError } from "@zoetrope/kit";

/** Of the head of a part of a form, where the name of its file is. */
export const maxPartHeadBytes = 2_048;

/** The refusal of a form that broke off at a name; null where it broke off at something else. */
export const longNameOf = (cause: unknown): AppError | null =>
  cause instanceof MaxHeaderSizeExceededError
    ? new AppError("bad-request", "a part of a form has a head that is too long", {
        publicMessage: "The name of a file is too long: name it in 200 letters.",
        cause,
      })
    : null;

import {
  MaxFileSizeExceededError,
  MaxHeaderSizeExceededError,
  MaxTotalSizeExceededError,
} from "@remix-run/multipart-parser";
import { AppError } from "@zoetrope/kit";

/** Bytes of a form around its files. */
export const maxFrameBytes = 16_384;

/** Of the head of a part of a form, where the name of its file is. */
export const maxPartHeadBytes = 2_048;

/** Whether a form broke off at one file that is too large, or at all of them together. */
export const isTooLarge = (cause: unknown): boolean =>
  cause instanceof MaxFileSizeExceededError || cause instanceof MaxTotalSizeExceededError;

/** The refusal of a form that broke off at a name; null where it broke off at something else. */
export const longNameOf = (cause: unknown): AppError | null =>
  cause instanceof MaxHeaderSizeExceededError
    ? new AppError("bad-request", "a part of a form has a head that is too long", {
        publicMessage: "The name of a file is too long: name it in 200 letters.",
        cause,
      })
    : null;

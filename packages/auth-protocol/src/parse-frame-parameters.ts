import { readErrorCode, type AuthErrorCode } from "./error-codes.ts";
import { frameModes, themes, type FrameParameters, type Theme } from "./frame-parameters.ts";
import { readMetadata } from "./metadata.ts";
import { decodePayload } from "./payload-text.ts";
import { checkReturnAddress } from "./return-address.ts";
import { limitUtmTags, readUtmTags } from "./utm-tags.ts";

const maxQueryCharacters = 16_384;
const maxTokenCharacters = 512;
const localePattern = /^[a-z]{2,3}(?:-[A-Za-z0-9]{2,8}){0,2}$/;
const elementIdPattern = /^[^\s<>"'`]{1,200}$/;

/** Why a frame's address is refused. */
export type FrameParameterProblem =
  | "query_too_long"
  | "origin_missing"
  | "origin_not_allowed"
  | "mode_unknown"
  | "return_address_refused"
  | "parameter_malformed";

/** With defaults filled in. */
export interface ReadFrameParameters extends FrameParameters {
  locale: string;
  theme: Theme;
  errorMessage?: AuthErrorCode;
}

export type ParsedFrameParameters =
  | { ok: true; parameters: ReadFrameParameters }
  | { ok: false; problem: FrameParameterProblem };

/**
 * The accounts host's reading of a frame's query. Whatever is not as it should be is refused as a whole, because a frame that
 * guesses posts to the wrong page. A parameter that comes twice counts once, the first; unknown ones are left aside.
 * `allowedOrigins`: every origin that may embed a frame. A return address may lead to each of them.
 * Defaults: mode `modal`, locale `en`, theme `zoetrope`.
 */
export function parseFrameParameters(
  search: string,
  { allowedOrigins }: { allowedOrigins: readonly string[] },
): ParsedFrameParameters {
  const refuse = (problem: FrameParameterProblem): ParsedFrameParameters => ({ ok: false, problem });
  if (search.length > maxQueryCharacters) return refuse("query_too_long");
  const query = new URLSearchParams(search);
  const origin = query.get("origin");
  if (origin === null) return refuse("origin_missing");
  if (!allowedOrigins.includes(origin)) return refuse("origin_not_allowed");
  const mode = frameModes.find((one) => one === (query.get("mode") ?? "modal"));
  if (mode === undefined) return refuse("mode_unknown");

  const returnToPath = query.get("returnToPath");
  const returnToUrl = query.get("returnToUrl");
  const isRefused =
    (returnToPath !== null &&
      (!returnToPath.startsWith("/") || checkReturnAddress(returnToPath, { origin }) === null)) ||
    (returnToUrl !== null && checkReturnAddress(returnToUrl, { origin, allowedOrigins }) === null);
  if (isRefused || (returnToPath !== null && returnToUrl !== null)) return refuse("return_address_refused");

  const locale = query.get("locale") ?? "en";
  const targetElementId = query.get("targetElementId");
  const token = query.get("token");
  const encodedMetadata = query.get("metadata");
  const metadata = encodedMetadata === null ? undefined : readMetadata(decodePayload(encodedMetadata));
  const returnOnError = query.get("returnOnError");
  if (
    !localePattern.test(locale) ||
    (targetElementId !== null && !elementIdPattern.test(targetElementId)) ||
    (token !== null && (token.length > maxTokenCharacters || !/^[\w.~-]+$/.test(token))) ||
    (encodedMetadata !== null && metadata === undefined) ||
    (returnOnError !== null && returnOnError !== "true" && returnOnError !== "false")
  )
    return refuse("parameter_malformed");

  const errorMessage = query.get("errorMessage");
  const utmTags = limitUtmTags(readUtmTags(query));
  return {
    ok: true,
    parameters: {
      origin,
      mode,
      locale,
      // A theme of a later client is no reason to refuse the frame.
      theme: themes.find((one) => one === query.get("theme")) ?? "zoetrope",
      ...(returnToPath !== null && { returnToPath }),
      ...(returnToUrl !== null && { returnToUrl }),
      ...(targetElementId !== null && { targetElementId }),
      ...(errorMessage !== null && { errorMessage: readErrorCode(errorMessage) }),
      ...(metadata !== undefined && { metadata }),
      ...(returnOnError !== null && { returnOnError: returnOnError === "true" }),
      ...(token !== null && { token }),
      ...(Object.keys(utmTags).length > 0 && { utmTags }),
    },
  };
}

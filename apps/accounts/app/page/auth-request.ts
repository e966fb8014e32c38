import {
  checkReturnAddress,
  parseFrameParameters,
  readErrorCode,
  themes,
  type AuthErrorCode,
  type FrameParameterProblem,
  type FrameParameters,
  type Theme,
} from "@zoetrope/auth-protocol";
import { defaultLocale, type Locale, matchLocale } from "@zoetrope/i18n";
import type { HostUrls } from "@zoetrope/kit";
import { negotiateLocale } from "./locale.ts";

/** Where a visitor comes from, how the page is shown, and where they go afterwards. */
export interface AuthRequest {
  /** The page around the frame (or that has sent the visitor here for it); null for a visit of its own. */
  host: FrameParameters | null;
  /** Why nothing of this address is followed. */
  problem: FrameParameterProblem | null;
  /** Checked: may be followed. */
  returnAddress: string;
  locale: Locale;
  theme: Theme;
  /** From a mail. */
  token: string | null;
  error: AuthErrorCode | null;
  /** True in a frame, false in a window of its own; null when the browser does not say. */
  isFramed: boolean | null;
  /** True in a frame whose page is on another site: browsers keep our cookie out of it. */
  isForeignFrame: boolean;
  /** True where the browser says that it is asked by a page of our own site: then it has sent the cookie that it has. */
  isSameSite: boolean;
}

/** What readAuthRequest reads beside the address. */
export const authRequestHeaders = ["sec-fetch-dest", "sec-fetch-site", "accept-language"] as const;
type AuthRequestHeaders = { get(name: (typeof authRequestHeaders)[number]): string | null };

const maxTokenCharacters = 512;

/**
 * Reads the address of a page. With `origin` it is a frame's (spec 2.7) and is refused as a whole when it is not as it should be;
 * without, `return_to` may name where to go afterwards: a path here, or an address on one of our own hosts.
 */
export function readAuthRequest(
  address: string,
  headers: AuthRequestHeaders,
  { urls, allowedOrigins }: { urls: HostUrls; allowedOrigins: readonly string[] },
): AuthRequest {
  const { search, searchParams: query } = new URL(address);
  const destination = headers.get("sec-fetch-dest");
  const isFramed = destination === null ? null : destination === "iframe" || destination === "frame";
  const locale = matchLocale(query.get("locale") ?? "") ?? negotiateLocale(headers.get("accept-language"));
  const token = query.get("token");
  const error = query.get("errorMessage");
  const authRequest: AuthRequest = {
    host: null,
    problem: null,
    returnAddress: `${urls.site}/`,
    locale,
    theme: themes.find((one) => one === query.get("theme")) ?? "zoetrope",
    token: token !== null && token.length <= maxTokenCharacters && /^[\w.~-]+$/.test(token) ? token : null,
    error: error === null ? null : readErrorCode(error),
    isFramed,
    isForeignFrame: isFramed === true && headers.get("sec-fetch-site") === "cross-site",
    isSameSite: headers.get("sec-fetch-site")?.startsWith("same-") === true,
  };

  if (query.has("origin")) {
    const parsed = parseFrameParameters(search, { allowedOrigins });
    if (!parsed.ok) return { ...authRequest, problem: parsed.problem };
    const { origin, returnToUrl, returnToPath = "/", locale: spoken } = parsed.parameters;
    const returnAddress = checkReturnAddress(returnToUrl ?? returnToPath, { origin, allowedOrigins });
    if (returnAddress === null) return { ...authRequest, problem: "return_address_refused" };
    // The client's default counts, not the browser's wish: the frame speaks the language of the page around it.
    return {
      ...authRequest,
      host: parsed.parameters,
      returnAddress,
      locale: matchLocale(spoken) ?? defaultLocale,
    };
  }
  const requested = query.get("return_to");
  if (requested === null) return authRequest;
  const returnAddress = checkReturnAddress(requested, { origin: urls.accounts, allowedOrigins });
  return returnAddress === null
    ? { ...authRequest, problem: "return_address_refused" }
    : { ...authRequest, returnAddress };
}

/** What belongs to one page and is not carried to the next. */
const ofOnePage = ["token", "errorMessage", "method", "flag", "sent", "done", "problem", "from", "intent"];

/** Another page of the same auth request: frame parameters, language and return address stay. */
export function authRequestUrl(requestUrl: string, path: string, extra: Record<string, string> = {}): string {
  const query = new URL(requestUrl).searchParams;
  for (const name of ofOnePage) query.delete(name);
  for (const [name, value] of Object.entries(extra)) query.set(name, value);
  const search = query.toString();
  return search === "" ? path : `${path}?${search}`;
}

/** The login page that leads to the settings, which lead to where they would have led before. */
export function loginForSettings(requestUrl: string, errorMessage?: AuthErrorCode): string {
  const settings = authRequestUrl(requestUrl, "/settings");
  return `/login?${new URLSearchParams({ return_to: settings, ...(errorMessage && { errorMessage }) }).toString()}`;
}

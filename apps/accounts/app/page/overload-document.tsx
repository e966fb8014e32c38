import { BrandMark } from "@zoetrope/chrome";
import { localiseHref, type AccountsMessages, type Locale } from "@zoetrope/i18n";
import type { HostUrls } from "@zoetrope/kit";
import type { Tint } from "@zoetrope/ui";
import styles from "../styles/overload-response.css?inline";
import { FontPreloads, inScript, modeOf, themeOf } from "./document.tsx";
import { Drawing, type DrawingName } from "./drawing.tsx";
import type { AuthRequest } from "./auth-request.ts";

/** The forms that bring passwords, whose hashing is what the machine has least capacity for, and the window each stands under. */
export const passwordForms = {
  "/login": { tint: "sky", drawing: "lock" },
  "/register": { tint: "lilac", drawing: "tightrope" },
  "/reset-password": { tint: "rose", drawing: "mail" },
} as const satisfies Record<string, { tint: Tint; drawing: DrawingName }>;

export type PasswordPath = keyof typeof passwordForms;

/** Stand where an answer differs from the next one of the same look. No word, style or address of ours has braces around it. */
export const overloadMarks = ["{nonce}", "{again}", "{origin}"] as const;

interface OverloadDocumentProps {
  path: PasswordPath;
  authRequest: Pick<AuthRequest, "locale" | "theme" | "host" | "isFramed">;
  messages: Pick<AccountsMessages, "frame" | "refused" | "problems">;
  urls: Pick<HostUrls, "site">;
  scripts: readonly string[];
}

/**
 * What somebody gets under overload in place of the page that they sent a password to: the same card under the same window, whose drawing and
 * letters their browser has by then. The script is the frame's: it closes a modal, and hands the focus to the one thing to do.
 */
export function OverloadDocument({ path, authRequest, messages, urls, scripts }: OverloadDocumentProps) {
  const { tint, drawing } = passwordForms[path];
  const { locale, theme, host } = authRequest;
  const { frame, refused, problems } = messages;
  const [nonce, again, origin] = overloadMarks;
  return (
    <html lang={locale} data-theme={themeOf[theme]} data-mode={modeOf(authRequest)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <title>{`${refused.busyTitle} · Zoetrope`}</title>
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles }} />
        <FontPreloads locale={locale} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {scripts.map((address) => (
          <script key={address} nonce={nonce} type="module" src={address} />
        ))}
      </head>
      <body>
        <main data-backdrop="">
          <section aria-labelledby="card-title">
            <div className="top" data-tint={tint}>
              <Drawing name={drawing} />
              <a className="home" href={home(urls.site, locale)} aria-label={frame.home} target="_top">
                <BrandMark />
              </a>
              {host?.mode === "modal" ? (
                <button type="button" className="close" aria-label={frame.close} data-close="" hidden>
                  <svg viewBox="0 0 24 24" width="20" fill="none" stroke="currentColor" strokeWidth="2">
                    <path d="M18 6 6 18M6 6l12 12" />
                  </svg>
                </button>
              ) : null}
            </div>
            <div className="text">
              <h1 id="card-title">{refused.busyTitle}</h1>
              <p>{problems.busy}</p>
              <a className="again" href={again} data-focus="">
                {refused.tryAgain}
              </a>
            </div>
          </section>
        </main>
        <script
          id="frame-data"
          type="application/json"
          dangerouslySetInnerHTML={{
            __html: inScript({
              origin: host === null ? null : origin,
              title: refused.busyTitle,
              messages: [],
              continueTo: null,
            }),
          }}
        />
      </body>
    </html>
  );
}

const home = (site: string, locale: Locale): string => site + localiseHref(locale, "/");

import type { FrameMode } from "@zoetrope/auth-protocol";
import type { Locale } from "@zoetrope/i18n";
import { fontsOf } from "@zoetrope/page-app/fonts-of";
import { WorkIconSprite } from "@zoetrope/ui";
import type { ReactNode } from "react";
import styles from "../styles/accounts.css?inline";
import type { BehaviourMessages } from "../behaviour/behaviour-messages.ts";
import { problemText } from "./problem-text.ts";
import { usePage, type Page } from "./use-page.ts";
import type { AuthRequest } from "./auth-request.ts";

export const themeOf = { zoetrope: undefined, "zoetrope-light": "light", "zoetrope-dark": "dark" } as const;

/** JSON that cannot end the element it stands in. */
export const inScript = (value: unknown): string => JSON.stringify(value).replaceAll("<", "\\u003c");

/** How the page is shown: what is around its card depends on it. */
export const modeOf = ({ host, isFramed }: Pick<AuthRequest, "host" | "isFramed">): "window" | FrameMode =>
  host === null || isFramed === false ? "window" : host.mode;

function behaviourMessages(page: Page): BehaviourMessages {
  const { messages } = page;
  const { showPassword, hidePassword, passkeyFailed } = messages.frame;
  const passkeyProblems = Object.fromEntries(
    (["passkey-refused", "passkey-limit", "reauthentication-needed", "session-missing", "busy"] as const).map(
      (reason) => [reason, problemText(page, reason)],
    ),
  ) as BehaviourMessages["passkeyProblems"];
  const passwordProblems = {
    "password-too-short": problemText(page, "password-too-short"),
    "password-too-long": problemText(page, "password-too-long"),
    "password-common": messages.problems["password-common"],
  };
  const { strength } = messages;
  return { showPassword, hidePassword, passkeyFailed, passkeyProblems, strength, passwordProblems };
}

export const FontPreloads = ({ locale }: { locale: Locale }) =>
  fontsOf(locale).map((font) => (
    <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
  ));

/** The document around every page: its style inline, its script after the first paint; all of it works without that script. */
export function Document({ children }: { children: ReactNode }) {
  const page = usePage();
  const { authRequest, nonce, locale } = page;
  return (
    <html lang={locale} data-theme={themeOf[authRequest.theme]} data-mode={modeOf(authRequest)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <style nonce={nonce} dangerouslySetInnerHTML={{ __html: styles }} />
        <FontPreloads locale={locale} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {page.scripts.map((address) => (
          <script key={address} nonce={nonce} type="module" src={address} />
        ))}
      </head>
      <body>
        <WorkIconSprite />
        {children}
        <PageData page={page} />
      </body>
    </html>
  );
}

/** Comes last, so that the page before it has said what it wants to post. */
function PageData({ page }: { page: Page }) {
  return (
    <>
      <script
        id="frame-data"
        type="application/json"
        dangerouslySetInnerHTML={{ __html: inScript(page.document.frame) }}
      />
      <script
        id="page-messages"
        type="application/json"
        dangerouslySetInnerHTML={{ __html: inScript(behaviourMessages(page)) }}
      />
    </>
  );
}

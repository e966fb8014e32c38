import type { Consent } from "@zoetrope/analytics/consent";
import type { ChromeData } from "../../chrome-data.tsx";
import { localiserOf } from "../page/read-chrome-data.ts";

interface ConsentBannerOptions {
  data: ChromeData & Required<Pick<ChromeData, "analytics">>;
  /** Whether this visit is measured. */
  state: "on" | "off" | "refused-by-browser";
  /** True: the visitor has opened it, so it says how things stand, and the focus goes there. */
  isAskedFor: boolean;
  onAnswer(answer: Exclude<Consent, null>): void;
}

const titleId = "consent-title";
let end: (() => void) | null = null;

/** Sentences of Japanese stand together. */
const spaced = (sentence: string): string => (sentence.endsWith("。") ? sentence : `${sentence} `);

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  className: string,
  ...content: (string | Node)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  if (className !== "") made.className = className;
  made.append(...content);
  return made;
}

function button(label: string, look: string, run: () => void): HTMLButtonElement {
  const made = element("button", `button button--small ${look}`, label);
  made.type = "button";
  made.addEventListener("click", run);
  return made;
}

/**
 * Whether this visit may be measured, across the foot of the window: a region and no modal, first in tab order, which takes the focus
 * only when it was asked for. While it stands, focus that moves under it is scrolled clear of it (WCAG 2.4.11).
 */
export function showConsentBanner({ data, state, isAskedFor, onAnswer }: ConsentBannerOptions): void {
  end?.();
  const { messages, hasOthers } = data.analytics;
  const opener = document.activeElement;
  const answer = (choice: Exclude<Consent, null>) => () => {
    hideConsentBanner();
    if (isAskedFor && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    onAnswer(choice);
  };
  const close = (): void => {
    hideConsentBanner();
    if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
  const title = element("h2", "h4", messages.title);
  title.id = titleId;
  title.tabIndex = -1;
  const policy = element("a", "link", messages.policy);
  policy.href = localiserOf(data)(`${data.urls.site}/page/privacy-policy`);
  const isRefused = state === "refused-by-browser";
  const texts = [
    ...(isAskedFor ? [isRefused ? messages.refusedByBrowser : messages[state]] : []),
    messages.text,
    ...(hasOthers ? [messages.others] : []),
    ...(data.account?.oneTap === true ? [messages.google] : []),
    ...(isAskedFor ? [] : [messages.later]),
  ];
  const region = element(
    "section",
    "consent-banner",
    element("div", "consent-banner__text", title, element("p", "", ...texts.map(spaced), policy)),
    element(
      "div",
      "consent-banner__actions",
      ...(isRefused
        ? [button(messages.close, "button--primary", close)]
        : [
            button(messages.decline, "button--primary", answer("denied")),
            button(messages.allow, "button--primary", answer("granted")),
          ]),
    ),
  );
  region.setAttribute("aria-labelledby", titleId);
  const skip = document.querySelector(".skip-link");
  if (skip === null) document.body.prepend(region);
  else skip.after(region);

  const { style } = document.documentElement;
  const observer = new ResizeObserver(() =>
    style.setProperty("--consent-height", `${region.offsetHeight}px`),
  );
  observer.observe(region);
  end = () => {
    observer.disconnect();
    region.remove();
    style.removeProperty("--consent-height");
  };
  if (isAskedFor) title.focus({ preventScroll: true });
}

export function hideConsentBanner(): void {
  end?.();
  end = null;
}

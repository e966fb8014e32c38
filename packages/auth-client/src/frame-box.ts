import type { ClosePayload, FrameMode, FrameName, HostMessage } from "@zoetrope/auth-protocol";
import { wordsOf } from "./words.ts";

export const patienceInMs = 8_000;

/** Styles go by CSSOM, which a host page's Content-Security-Policy allows without 'unsafe-inline' (CSP 3, §6.6.3.1). */
function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  style: string,
  properties?: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.style.cssText = style;
  return Object.assign(element, properties);
}

const makeFrame = (id: string, style: string, properties: Partial<HTMLIFrameElement>): HTMLIFrameElement =>
  make("iframe", `border:0;opacity:0;${style}`, { id, referrerPolicy: "no-referrer", ...properties });

/** 1 × 1 and not to be seen: `display: none` would keep some browsers from loading it. */
export function createHiddenFrame(id: string, src: string): HTMLIFrameElement {
  const frame = makeFrame(id, "position:fixed;width:1px;height:1px", {
    src,
    ariaHidden: "true",
    tabIndex: -1,
  });
  document.documentElement.append(frame);
  return frame;
}

export interface FrameBox {
  frame: HTMLIFrameElement;
  /** The frame has said that it works: it is shown, and has the focus where it is over the page. */
  ready(): void;
  remove(): void;
}

/**
 * A frame over the page (no target: a modal dialog, so that the browser makes the page inert and gives the focus back) or inside
 * an element, with what is seen before it works and when it does not.
 */
export function createFrameBox({
  id,
  url,
  target,
  mode,
  name,
  theme = "",
  locale = "en",
  onDismiss,
}: {
  id: string;
  url: string;
  target: HTMLElement | null;
  mode: FrameMode;
  name: FrameName;
  theme: string | undefined;
  locale: string | undefined;
  onDismiss(payload: ClosePayload): void;
}): FrameBox {
  const words = wordsOf(locale, name);
  // The same scheme as in the frame, or the browser paints a backdrop behind a page that has none (CSS Color Adjust 1, §2.3).
  const scheme = `color-scheme:${theme.split("-")[1] ?? "light dark"};z-index:9999;`;
  const fullHeight = mode === "element_full" ? "100vh" : "100%";
  const frame = makeFrame(
    id,
    `${scheme}width:100%;` +
      (target ? `height:${fullHeight};min-height:560px` : "height:100%;position:fixed;inset:0"),
    { title: words.label, allow: "publickey-credentials-get *;publickey-credentials-create *" },
  );
  const notice = make(
    "div",
    `${scheme}padding:24px;border-radius:14px;font:16px/2 system-ui;text-align:center;background:light-dark(#fdfbf6,#221c16);color:light-dark(#16120e,#f5f1e8)`,
    { lang: words.language },
  );
  const status = make("div", "", { role: "status" });
  const button = (textContent: string, onclick: () => void) =>
    make("button", "font:inherit;padding:6px 18px;margin:12px 6px 0", {
      type: "button",
      textContent,
      onclick,
    });
  let timer: ReturnType<typeof setTimeout>;
  const load = (): void => {
    clearTimeout(timer);
    status.textContent = words.loading;
    retry.hidden = true;
    timer = setTimeout(() => {
      status.textContent = words.notLoaded;
      retry.hidden = false;
    }, patienceInMs);
    frame.src = url;
    // A token may be in it, which no other script of the page needs to find. What has begun to load goes on.
    frame.removeAttribute("src");
  };
  const retry = button(words.retry, load);
  notice.append(status, retry);
  // The shadow is the backdrop: ::backdrop cannot be styled without a style sheet, which the host page may not allow.
  const dialog = target
    ? null
    : make("dialog", "border:0;padding:0;background:0 0;box-shadow:0 0 0 100vmax #16120e99;z-index:9999", {
        ariaLabel: words.label,
        oncancel(event) {
          event.preventDefault();
          onDismiss({ reason: "escape" });
        },
        onclick(event) {
          if (event.target === dialog) onDismiss({ reason: "backdrop" });
        },
      });
  (dialog ?? target)?.append(notice, frame);
  const { style } = document.documentElement;
  const { overflow } = style;
  if (dialog) {
    notice.append(button(words.close, () => onDismiss({ reason: "button" })));
    document.body.append(dialog);
    dialog.showModal();
    style.overflow = "hidden";
  }
  load();
  return {
    frame,
    ready() {
      clearTimeout(timer);
      notice.remove();
      frame.style.opacity = "1";
      if (!dialog) return;
      frame.focus();
      // What has the focus in a page of another origin is that page's to say.
      frame.contentWindow?.postMessage({ type: "takeFocus" } satisfies HostMessage, new URL(url).origin);
    },
    remove() {
      clearTimeout(timer);
      if (dialog) {
        style.overflow = overflow;
        // Closed before it is removed: closing is what gives the focus back.
        dialog.close();
        dialog.remove();
      }
      notice.remove();
      frame.remove();
    },
  };
}

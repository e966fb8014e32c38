import type { ClosePayload, FrameTitle } from "@zoetrope/auth-protocol";
import { makeElement } from "./make-element.ts";
import { getMessages } from "./messages.ts";

export const timeoutInMs = 8_000;

/** Neither to be seen nor to be met by pointer or keyboard; `display: none` would keep some browsers from loading it. */
export const makeFrame = (id: string, style: string): HTMLIFrameElement =>
  makeElement("iframe", "border:0;opacity:0;" + style, {
    id,
    inert: true,
    allow: "publickey-credentials-get *",
  });

export interface FrameBox {
  frame: HTMLIFrameElement;
  /**
   * The frame works: it is shown, and has the focus where it is over the page. `title`: what the visitor is about to do; `height` of its
   * content, in pixels.
   */
  show(payload: FrameTitle): void;
  remove(): void;
}

/**
 * A frame over the page (no target: a modal dialog, so that the browser makes the page inert and gives the focus back) or inside
 * an element, with what is seen before it works and when it does not.
 */
export function createFrameBox(
  id: string,
  url: string,
  target: HTMLElement | null,
  { theme = "", locale = "en" }: { theme?: string | undefined; locale?: string | undefined },
  onDismiss: (reason: ClosePayload["reason"]) => void,
): FrameBox {
  const [loading, tryAgain] = getMessages(locale);
  // The same scheme as in the frame, or the browser paints a backdrop behind a page that has none (CSS Color Adjust 1, §2.3).
  const scheme = `color-scheme:${theme.split("-")[1] ?? "light dark"};z-index:9999;`;
  const frame = makeFrame(
    id,
    `${scheme}width:100%;` + (target ? "height:100vh" : "height:100%;position:fixed;inset:0"),
  );
  const notice = makeElement(
    "div",
    `${scheme}margin:auto;padding:24px;font:16px system-ui;background:canvas;color:canvastext`,
    { lang: locale, role: "status" },
  );
  // Is its own backdrop: ::backdrop cannot be styled without a style sheet, which the host page may not allow.
  const dialog = makeElement(
    "dialog",
    `${scheme}border:0;min-width:100%;min-height:100%;display:grid;background:#0009`,
    {
      oncancel() {
        onDismiss("escape");
      },
      onclick({ target: clicked }) {
        if (clicked === dialog) onDismiss("backdrop");
      },
    },
  );
  const makeButton = (textContent: string, onclick: () => void): HTMLButtonElement =>
    makeElement("button", "font:inherit;padding:24px", { textContent, onclick });
  const buttons = [
    makeButton(tryAgain, load),
    // The key that does the same is named alike in every language.
    makeButton("Esc", () => onDismiss("button")),
  ];
  function load(): void {
    dialog.ariaLabel = frame.title = notice.textContent = loading;
    // Nobody sees it when the frame is there by then.
    const fail = (): void => notice.append(...buttons);
    setTimeout(fail, timeoutInMs);
    // A page that works says so as soon as it is loaded: anything else is a browser's page about a fault.
    frame.addEventListener("load", () => setTimeout(fail, 999));
    // A token may be in it: this way it stands neither in the page nor in what `performance` lists, where other scripts would find it.
    frame.contentWindow?.location.replace(url);
  }
  (target ?? dialog).append(notice, frame);
  if (!target) {
    document.body.append(dialog);
    dialog.showModal();
  }
  load();
  return {
    frame,
    show({ title = "", height }) {
      notice.remove();
      frame.style.opacity = "1";
      // Nothing that could be set where the frame does not say it: it does inside an element that is to be as high as its content.
      frame.style.height = height + "px";
      frame.inert = false;
      dialog.ariaLabel = frame.title = title;
      if (!target) frame.focus();
    },
    remove() {
      // Closed before it is removed: closing is what gives the focus back.
      dialog.close();
      for (const part of [dialog, notice, frame]) part.remove();
    },
  };
}

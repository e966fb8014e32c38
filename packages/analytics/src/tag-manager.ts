/** Host of Google Tag Manager, whose script and no-script frame an operator may configure. */
export const tagManagerOrigin = "https://www.googletagmanager.com";

/** Ids look like GTM-ABC1234; anything else might be an address of its own making. */
const tagId = /^[A-Z]{1,4}-[A-Z0-9]{4,20}$/;
export const isTagId = (id: string): boolean => tagId.test(id);

/** Address of the frame for pages without scripts; null without an id. */
export const tagManagerFrame = (id: string): string | null =>
  isTagId(id) ? `${tagManagerOrigin}/ns.html?id=${id}` : null;

interface TagWindow {
  document: Document;
  /** Where the manager's script looks for what happened before it came. */
  dataLayer?: object[];
}

/** Adds the manager's script, once for a page, and only where there is an id. */
export function loadTagManager(window: TagWindow, id: string): void {
  const { document } = window;
  if (!isTagId(id) || document.querySelector("script[data-tag-manager]") !== null) return;
  window.dataLayer ??= [];
  window.dataLayer.push({ "gtm.start": Date.now(), event: "gtm.js" });
  const script = document.createElement("script");
  script.async = true;
  script.dataset["tagManager"] = id;
  script.src = `${tagManagerOrigin}/gtm.js?id=${id}`;
  document.head.append(script);
}

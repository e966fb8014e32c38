import type { OfflineFolder } from "./offline-folders.ts";
import type { Page } from "./use-page.ts";

/** What a route may ask of the document around it: `export const handle: RouteHandle = { … }`. */
export interface RouteHandle {
  /** True: the page stands in for one that is missing or failed: it has no address of its own. */
  isFault?: boolean;
  /** True: the page plays animations, so its policy allows WebAssembly. */
  plays?: boolean | ((page: Page) => boolean);
  /** True: the page shows videos that were made in it, so its policy allows them. */
  playsVideos?: (page: Page) => boolean;
  /** True: no header and footer, and any site may frame it. */
  isEmbed?: boolean;
  /** True: the page ends in a drawn scene that stands on the footer, so no grass grows between them. */
  endsInScene?: boolean;
  /** The folder whose service worker has the page work without network (tools/offline). */
  offlineFolder?: (page: Page) => OfflineFolder;
  /** Styles of this route alone, imported with `?inline`. */
  styles?: string;
}

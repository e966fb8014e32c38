import { styles, type Style } from "@zoetrope/concepts/qualities";
import { addressRefused } from "./load-from-catalogue.ts";

export interface PackView {
  style: Style | undefined;
  page: number;
}

/** Reads which part of a set is asked for; an address that cannot be meant is answered with the page for 400. */
export function readPackView(search: string): PackView {
  const parameters = new URLSearchParams(search);
  const asked = parameters.get("style");
  const style = styles.find((one) => one === asked);
  const page = parameters.get("page") ?? "1";
  if ((asked !== null && style === undefined) || !/^[1-9]\d{0,5}$/.test(page)) throw addressRefused();
  return { style, page: Number(page) };
}

/** Address of a part of a set, without language. */
export function packPath(slug: string, { style, page = 1 }: Partial<PackView> = {}): string {
  const parameters = new URLSearchParams();
  if (style !== undefined) parameters.set("style", style);
  if (page !== 1) parameters.set("page", String(page));
  return `/packs/${slug}${parameters.size === 0 ? "" : `?${parameters}`}`;
}

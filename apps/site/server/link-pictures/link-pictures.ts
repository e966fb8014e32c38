import { splitLocale } from "@zoetrope/i18n";
import { findContentPage } from "../../app/content/content-pages.ts";
import { linkPictureVersion } from "../../app/document/link-picture.ts";
import { linkPictureSvg } from "./link-picture-svg.ts";

/** Made once per process: there are as many as pages of words. */
const pictures = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

/** Loaded with the first picture: it is native code that pages never need. */
async function toPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  const { default: sharp } = await import("sharp");
  return new Uint8Array(await sharp(Buffer.from(svg)).png({ palette: true, effort: 7 }).toBuffer());
}

/** The picture at `/og{path}.png` for links to a page of words, at `/og.png` for links to others. Null: there is no such page. */
export async function linkPicture(path: string, version: string | null): Promise<Response | null> {
  const { locale, path: own } = splitLocale(path);
  const page = path === "" ? null : findContentPage(own, locale);
  // Words without a translation have the picture of the English page alone.
  if (path !== "" && page?.frontMatter.lang !== locale) return null;
  const current = linkPictureVersion(page?.frontMatter ?? null);
  let png = pictures.get(path);
  if (png === undefined) {
    png = toPng(linkPictureSvg(page?.frontMatter ?? null));
    pictures.set(path, png);
    png.catch(() => pictures.delete(path));
  }
  return new Response(await png, {
    headers: {
      "content-type": "image/png",
      "cache-control": version === current ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      etag: `"${current}"`,
      "cross-origin-resource-policy": "cross-origin",
    },
  });
}

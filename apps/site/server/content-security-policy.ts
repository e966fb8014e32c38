import { createHash } from "node:crypto";
import type { HostUrls } from "@zoetrope/kit";

const scriptElements = /<script\b([^>]*)>([^<]*)<\/script>/g;
const hashOfText = new Map<string, string>();

function hash(text: string): string {
  let known = hashOfText.get(text);
  if (known === undefined) {
    known = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    // Styles and rules are the same on every page of a kind; what differs from page to page is not worth keeping.
    if (hashOfText.size < 64) hashOfText.set(text, known);
  }
  return known;
}

/**
 * The policy of one page: its styles (the one inline sheet) and its inline scripts by their hashes, so that a cached page needs no nonce.
 * JSON in `<script type="application/json">` is data and never runs, so it needs no hash (HTML, "prepare the script element").
 */
export function contentSecurityPolicy(
  html: string,
  urls: HostUrls,
  page: { plays: boolean; isEmbed: boolean; styles: string; isDevelopment: boolean },
): string {
  const scripts = new Set(["'self'"]);
  const styles = page.isDevelopment
    ? "'self' 'unsafe-inline'"
    : page.styles === ""
      ? "'none'"
      : hash(page.styles);
  for (const [, attributes = "", text = ""] of html.matchAll(scriptElements)) {
    if (text !== "" && !attributes.includes("json")) scripts.add(hash(text));
  }
  if (page.plays) scripts.add("'wasm-unsafe-eval'");
  return [
    "default-src 'none'",
    `script-src ${[...scripts].join(" ")}`,
    `style-src ${styles}`,
    `img-src 'self' data: blob: ${urls.assets}`,
    "font-src 'self'",
    `connect-src 'self' ${urls.assets} ${urls.api}${page.isDevelopment ? " ws:" : ""}`,
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    // Downloads are forms that the api host sends on to the assets host.
    `form-action 'self' ${urls.api} ${urls.assets}`,
    `frame-ancestors ${page.isEmbed ? "*" : "'none'"}`,
  ].join("; ");
}

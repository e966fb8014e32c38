import { createHash } from "node:crypto";
import type { HostUrls } from "@zoetrope/kit";

const inlineElements = /<(script|style)\b([^>]*)>([\s\S]*?)<\/\1>/g;
const hashOfText = new Map<string, string>();

function hash(text: string): string {
  let known = hashOfText.get(text);
  if (known === undefined) {
    known = `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    // Styles are the same on every page of a kind; scripts with data in them are not worth keeping.
    if (hashOfText.size < 64) hashOfText.set(text, known);
  }
  return known;
}

/**
 * The policy of one page: its inline styles and scripts by their hashes, so that a cached page needs no nonce.
 * JSON in `<script type="application/json">` is data and never runs, so it needs no hash (HTML, "prepare the script element").
 */
export function contentSecurityPolicy(
  html: string,
  urls: HostUrls,
  page: { plays: boolean; isEmbed: boolean; isDevelopment: boolean },
): string {
  const scripts = new Set(["'self'"]);
  const styles = new Set(page.isDevelopment ? ["'self'", "'unsafe-inline'"] : []);
  for (const [, element, attributes = "", text = ""] of html.matchAll(inlineElements)) {
    if (element === "style" && !page.isDevelopment) styles.add(hash(text));
    if (element === "script" && text !== "" && !attributes.includes("json")) scripts.add(hash(text));
  }
  if (page.plays) scripts.add("'wasm-unsafe-eval'");
  return [
    "default-src 'none'",
    `script-src ${[...scripts].join(" ")}`,
    `style-src ${styles.size === 0 ? "'none'" : [...styles].join(" ")}`,
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

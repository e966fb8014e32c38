import { createHash } from "node:crypto";

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

export interface HashedPolicyOptions {
  /** The one inline sheet of the page; empty for none. */
  styles: string;
  /** True: it also links a sheet of its own origin. Default false. */
  linksSheet?: boolean;
  /** True: the page draws animations, which WebAssembly does. */
  plays: boolean;
  /** True: it shows videos that were made in it. Default false. */
  playsVideos?: boolean;
  isDevelopment: boolean;
  /** Origins beside the page's own, by directive. */
  pictures: readonly string[];
  connections: readonly string[];
  frames?: readonly string[];
  /** Scripts and sheets of others. Default: none. */
  scripts?: readonly string[];
  sheets?: readonly string[];
  forms: readonly string[];
  /** Who may put the page into a frame. Default: nobody. */
  ancestors?: string;
}

/**
 * The Content-Security-Policy of a page whose bytes are the same for everyone: its sheet and its inline scripts by their hashes, so
 * that a cached page needs no nonce. JSON in `<script type="application/json">` is data and never runs, so it needs no hash (HTML,
 * "prepare the script element").
 */
export function hashedPolicy(html: string, options: HashedPolicyOptions): string {
  const { styles, plays, isDevelopment, pictures, connections, frames = [], forms } = options;
  const scripts = new Set(["'self'", ...(options.scripts ?? [])]);
  for (const [, attributes = "", text = ""] of html.matchAll(scriptElements)) {
    if (text !== "" && !attributes.includes("json")) scripts.add(hash(text));
  }
  if (plays) scripts.add("'wasm-unsafe-eval'");
  const inlineStyles = styles === "" ? "'none'" : hash(styles);
  const ownStyles = [
    ...(options.linksSheet === true ? ["'self'"] : []),
    inlineStyles,
    ...(options.sheets ?? []),
  ].join(" ");
  return [
    "default-src 'none'",
    `script-src ${[...scripts].join(" ")}`,
    `style-src ${isDevelopment ? "'self' 'unsafe-inline'" : ownStyles}`,
    `img-src 'self' data: blob: ${pictures.join(" ")}`,
    ...(options.playsVideos === true ? ["media-src blob:"] : []),
    "font-src 'self'",
    `connect-src 'self' ${[...new Set(connections)].join(" ")}${isDevelopment ? " ws:" : ""}`,
    ...(frames.length === 0 ? [] : [`frame-src ${frames.join(" ")}`]),
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `form-action 'self' ${forms.join(" ")}`,
    `frame-ancestors ${options.ancestors ?? "'none'"}`,
  ].join("; ");
}

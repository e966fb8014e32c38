import { createHash } from "node:crypto";
import { escapeHtml } from "./escape-html.ts";

export interface NoticePage {
  status: number;
  title: string;
  text: string;
  /** Where the link at the end leads. */
  homeUrl: string;
}

const style = `:root{color-scheme:light dark}body{margin:0;min-height:100vh;display:grid;place-content:center;padding:2rem;font:1.0625rem/1.6 system-ui,sans-serif;background:light-dark(#f5f1e8,#16120e);color:light-dark(#16120e,#f3ecdf)}main{max-width:32rem}h1{font-size:2rem;line-height:1.15;margin:0 0 .75rem}p{margin:0 0 1.25rem}a{color:inherit;text-underline-offset:.2em}a:focus-visible{outline:3px solid currentColor;outline-offset:3px}`;
const styleHash = createHash("sha256").update(style).digest("base64");

/** Allows the page's own style and nothing else. */
export const noticePagePolicy = `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;

/** A small page without script, for answers that have no page of their own. */
export function noticePage({ status, title, text, homeUrl }: NoticePage): Response {
  const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)} – Zoetrope</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1><p>${escapeHtml(text)}</p><p><a href="${escapeHtml(homeUrl)}">Go to Zoetrope</a></p></main></body></html>`;
  return new Response(html, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      "content-security-policy": noticePagePolicy,
    },
  });
}

import { createHash } from "node:crypto";
import {
  contactTopics,
  formFields,
  formPaths,
  formTarget,
  pictureTypes,
  type FeedbackField,
  type FeedbackKind,
} from "@zoetrope/identity/feedback-forms";
import { getFeedbackMessages, localeIdentifier, localiseHref, type Locale } from "@zoetrope/i18n";
import type { HostUrls } from "@zoetrope/kit";
import { escapeHtml } from "@zoetrope/kit/escape-html";
import type { FailedForm } from "./failed-form.ts";

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;padding:2rem 1.25rem 4rem;font:1.0625rem/1.6 system-ui,sans-serif;background:light-dark(#f5f1e8,#16120e);color:light-dark(#16120e,#f3ecdf)}main{max-width:38rem;margin:0 auto}h1{font-size:2rem;line-height:1.15;margin:0 0 1rem}a{color:inherit}label{display:block;font-weight:600}.field{margin:0 0 1.25rem}input,select,textarea,button{font:inherit;color:inherit;width:100%;padding:.6rem .75rem;border:1px solid light-dark(#857b6c,#80776a);border-radius:.5rem;background:light-dark(#fdfbf6,#221e19)}textarea{min-height:10rem}button{width:auto;padding:.7rem 1.5rem;font-weight:600;background:light-dark(#16120e,#f3ecdf);color:light-dark(#ffffff,#16120e)}.error{color:light-dark(#a3123a,#ff93a4)}p{margin:.25rem 0 0}.why{border:2px solid currentColor;border-radius:.5rem;padding:.75rem 1rem;margin:0 0 1.5rem}.optional{font-weight:400}.trap{position:absolute;left:-999rem}:focus-visible{outline:3px solid currentColor;outline-offset:2px}`;
const styleHash = createHash("sha256").update(style).digest("base64");

/** The page's own style, and a form that is sent here and leads to the site. */
export const formPagePolicy = ({ site }: HostUrls): string =>
  `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'self' ${site}; frame-ancestors 'none'`;

/** For browsers without scripts: what is wrong, and the form with everything that was typed. */
export function formPage({
  form: { kind, fields, locale },
  detail,
  problems,
  urls,
}: {
  form: FailedForm;
  detail: string;
  problems: Readonly<Record<string, string>>;
  urls: HostUrls;
}): string {
  const messages = getFeedbackMessages(locale);
  const title = kind === null ? messages.errors.title : messages.pages[kind].title;
  const why = `<p class="why error" role="alert">${escapeHtml(detail)}</p>`;
  const back = localiseHref(locale, `${urls.site}${formPaths[kind ?? "contact"]}`, urls.site);
  const body =
    kind === null
      ? `${why}<p><a href="${escapeHtml(back)}">${escapeHtml(messages.pages.contact.title)}</a></p>`
      : `${why}${formOf(kind, fields, locale, problems)}`;
  return `<!doctype html><html lang="${localeIdentifier(locale)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(`${messages.errors.title} · ${title}`)} · Zoetrope</title><style>${style}</style></head><body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`;
}

function formOf(
  kind: FeedbackKind,
  typed: Readonly<Record<string, string>>,
  locale: Locale,
  problems: Readonly<Record<string, string>>,
): string {
  const messages = getFeedbackMessages(locale);
  const fields = formFields[kind].map((name) =>
    fieldOf(name, kind, typed[name] ?? "", locale, problems[name]),
  );
  return `<form method="post" action="${formTarget(locale)}" enctype="multipart/form-data" novalidate><input type="hidden" name="kind" value="${kind}"><input type="hidden" name="locale" value="${locale}">${fields.join("")}<div class="trap" aria-hidden="true"><label>${escapeHtml(messages.fields.trap)}<input name="website" tabindex="-1" autocomplete="off"></label></div><button>${escapeHtml(messages.submit)}</button></form>`;
}

const optional: ReadonlySet<string> = new Set(["name", "page", "picture"]);
const autocomplete: Partial<Record<FeedbackField, string>> = { name: "name", email: "email" };

function fieldOf(
  name: FeedbackField,
  kind: FeedbackKind,
  value: string,
  locale: Locale,
  problem: string | undefined,
): string {
  const { fields, topics, errors } = getFeedbackMessages(locale);
  const label = name === "text" ? fields.text[kind] : fields[name];
  const mark = optional.has(name) ? ` <span class="optional">(${escapeHtml(fields.optional)})</span>` : "";
  const problemText = problem ?? (name === "picture" ? errors.again : undefined);
  const wrong = problem === undefined ? "" : ' aria-invalid="true"';
  const common = `id="${name}" name="${name}"${problemText === undefined ? "" : ` aria-describedby="${name}-problem"`}${wrong}`;
  const control =
    name === "text"
      ? `<textarea ${common}>\n${escapeHtml(value)}</textarea>`
      : name === "topic"
        ? `<select ${common}>${contactTopics.map((topic) => `<option value="${topic}"${topic === value ? " selected" : ""}>${escapeHtml(topics[topic])}</option>`).join("")}</select>`
        : name === "picture"
          ? `<input ${common} type="file" accept="${pictureTypes.join(",")}">`
          : `<input ${common} type="${name === "email" ? "email" : "text"}" autocomplete="${autocomplete[name] ?? "off"}" value="${escapeHtml(value)}">`;
  const description =
    problemText === undefined
      ? ""
      : `<p id="${name}-problem"${problem === undefined ? "" : ' class="error"'}>${escapeHtml(problemText)}</p>`;
  return `<div class="field"><label for="${name}">${escapeHtml(label)}${mark}</label>${control}${description}</div>`;
}

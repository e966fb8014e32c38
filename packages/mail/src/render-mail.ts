import { getMailMessages, type Locale } from "@zoetrope/i18n";
import { escapeHtml } from "@zoetrope/kit/escape-html";
import type { Mail, MailContent } from "./mail.ts";

/**
 * Programs that read `<style>` follow the person's dark mode; the others show the light colours, which stand inline.
 * No picture, no font and no other thing is fetched: a mail does not tell that it was opened.
 */
const style = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;-webkit-text-size-adjust:100%}
:lang(ko){word-break:keep-all}
a{text-underline-offset:2px}
@media (prefers-color-scheme:dark){
.page{background-color:#16120e!important}.sheet{background-color:#221e19!important}
.ink{color:#f3ecdf!important}.ink2{color:#c6bcac!important}.ink3{color:#9f9586!important}
.line{border-color:#39332b!important}.slit{background-color:#f3ecdf!important}.lamp{background-color:#ff5a2b!important}
.button{background-color:#ff5a2b!important}.button a{color:#16120e!important}
}
@media (max-width:480px){.sheet{padding:28px 22px!important}.title{font-size:26px!important}}
`.trim();

const sans =
  "font-family:Inter,-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const slitCount = 8;
const litSlit = 5;

/** The drum's slits as table cells, one of them lit: a mark that needs no picture. */
function slits(): string {
  const cells = Array.from({ length: slitCount }, (_, index) => {
    const isLit = index === litSlit;
    return `<td class="${isLit ? "lamp" : "slit"}" width="6" height="22" bgcolor="${isLit ? "#d8340b" : "#16120e"}" style="width:6px;height:22px;background-color:${isLit ? "#d8340b" : "#16120e"};border-radius:3px;font-size:0;line-height:0">&nbsp;</td><td width="5" style="width:5px;font-size:0;line-height:0">&nbsp;</td>`;
  });
  return `<table role="presentation" aria-hidden="true" cellpadding="0" cellspacing="0" border="0"><tr>${cells.join("")}<td class="ink" style="${sans};font-size:19px;line-height:22px;font-weight:800;letter-spacing:-.03em;color:#16120e;padding-left:7px">Zoetrope</td></tr></table>`;
}

function button(label: string, url: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 26px"><tr><td class="button" bgcolor="#d8340b" style="background-color:#d8340b;border-radius:10px"><a href="${escapeHtml(url)}" style="display:inline-block;padding:14px 22px;${sans};font-size:16px;line-height:20px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>`;
}

const paragraph = (text: string, kind: "ink" | "ink2" | "ink3", size: number): string => {
  const colour = { ink: "#16120e", ink2: "#474037", ink3: "#655c50" }[kind];
  return `<p class="${kind}" style="margin:0 0 16px;${sans};font-size:${size}px;line-height:1.6;color:${colour};overflow-wrap:anywhere">${text}</p>`;
};

/** Text and HTML of a mail, in the mail's language. */
export function renderMail(content: MailContent, locale: Locale): Pick<Mail, "subject" | "text" | "html"> {
  const messages = getMailMessages(locale);
  const { subject, preview, heading, paragraphs, action, notes, reason = messages.footer } = content;
  const text = [
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...notes,
    `-- \n${reason}`,
  ].join("\n\n");
  const body = [
    slits(),
    `<h1 class="ink title" style="margin:30px 0 14px;${sans};font-size:30px;line-height:1.15;font-weight:760;letter-spacing:${/^(ja|ko)/.test(locale) ? "0" : "-.028em"};color:#16120e;overflow-wrap:anywhere">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((part) => paragraph(escapeHtml(part), "ink2", 16)),
    ...(action
      ? [
          button(action.label, action.url),
          ...notes.map((note) => paragraph(escapeHtml(note), "ink3", 14)),
          `<div class="line" style="border-top:1px solid #dcd4c4;margin:24px 0 18px"></div>`,
          paragraph(
            `${escapeHtml(messages.linkHint)}<br><a class="ink2" href="${escapeHtml(action.url)}" style="color:#474037;word-break:break-all">${escapeHtml(action.url)}</a>`,
            "ink3",
            13,
          ),
        ]
      : notes.map((note) => paragraph(escapeHtml(note), "ink3", 14))),
  ].join("\n");
  const html = layout({
    locale,
    subject: escapeHtml(subject),
    // Keeps the program from filling the line with what comes next in the mail.
    preview: escapeHtml(preview) + "&#847;&zwnj;&nbsp;".repeat(60),
    body,
    footer: paragraph(escapeHtml(reason), "ink3", 13),
  });
  return { subject, text: `${text}\n`, html };
}

const layout = ({
  locale,
  subject,
  preview,
  body,
  footer,
}: Record<"locale" | "subject" | "preview" | "body" | "footer", string>) => `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${subject}</title>
<style>${style}</style>
</head>
<body class="page" style="background-color:#f5f1e8">
<div style="display:none;max-height:0;overflow:hidden;opacity:0">${preview}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" class="page" bgcolor="#f5f1e8" style="background-color:#f5f1e8"><tr><td align="center" style="padding:28px 12px 40px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px"><tr><td class="sheet" bgcolor="#fdfbf6" style="background-color:#fdfbf6;border-radius:14px;padding:40px 44px">
${body}
</td></tr><tr><td style="padding:22px 8px 0">
${footer}
</td></tr></table>
</td></tr></table>
</body>
</html>
`;

import { escapeHtml } from "@zoetrope/kit/escape-html";
import type { OfflineSettings } from "./worker-scope.ts";

/** Stands for a page that is not on this device while there is no network, and leads to those that are. */
export function missingPage(
  { folder, tools, language, words }: OfflineSettings,
  stored: readonly string[],
): Response {
  const links = stored.map(
    (tool) => `<li><a href="${folder}/${tool}">${escapeHtml(tools[tool] ?? tool)}</a></li>`,
  );
  const html = `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(words.title)}</title>
<main>
<h1>${escapeHtml(words.title)}</h1>
${
  links.length === 0
    ? ""
    : `<p>${escapeHtml(words.text)}</p>
<ul>${links.join("")}</ul>`
}
</main>
</html>
`;
  return new Response(html, {
    status: 503,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
    },
  });
}

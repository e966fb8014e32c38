import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { HighlightedCode } from "./highlighted-code.tsx";

const shown = (code: string) => renderToStaticMarkup(createElement(HighlightedCode, { code }));
const address = `"https://assets.example/files/${"a".repeat(64)}.lottie"`;

test("code that is shown is the code that is copied", () => {
  const code = `<!-- once -->\n<zoetrope-player\n  src=${address}\n  autoplay></zoetrope-player>`;
  const text = shown(code).replaceAll(/<\/?(code|i|b|u|span)>/g, "");
  expect(text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"')).toBe(code);
});

test("a long address may break inside, a short value stays whole", () => {
  expect(shown(`src=${address}`)).toContain("<span>&quot;https:");
  expect(shown('label="Owl"')).not.toContain("<span>");
});

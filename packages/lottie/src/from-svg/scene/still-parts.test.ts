import { expect, it } from "vitest";
import { fromSvg } from "../../index.ts";

async function textOf(inside: string): Promise<string> {
  const { result } = await fromSvg(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100">${inside}</svg>`,
  );
  return JSON.stringify(result.animations[0]?.json);
}

it("is drawn again where what it inherits or refers to changes, also after it has long been the same", async () => {
  const still = (name: string, value: string) =>
    `<animate attributeName="${name}" values="${value};${value}" dur="4s"/>`;
  const late = (name: string, from: string, to: string) =>
    `<animate attributeName="${name}" values="${from};${to}" keyTimes="0;0.75" dur="4s" calcMode="discrete"/>`;
  const inherited = await textOf(
    `<g fill="red">${late("fill", "red", "lime")}<rect width="9" height="9">${still("x", "5")}</rect></g>`,
  );
  const referred = await textOf(
    `<linearGradient id="g"><stop stop-color="red">${late("stop-color", "red", "lime")}</stop><stop offset="1"/></linearGradient><rect width="9" height="9" fill="url(#g)">${still("x", "5")}</rect>`,
  );
  const cut = await textOf(
    `<clipPath id="c"><rect width="9" height="9">${late("width", "9", "4")}</rect></clipPath><rect width="20" height="9" clip-path="url(#c)">${still("x", "0")}</rect>`,
  );
  for (const text of [inherited, referred, cut]) expect(text).toMatch(/"t":180,/);
});

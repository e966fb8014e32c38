import { defaultLocale, languages, type Locale } from "@zoetrope/i18n";

/**
 * Address and language of a file below `content/`: `pages/` is the root, other folders are part of the address.
 * `pages/plugins/figma.mdx` is English, `pages/plugins/figma.kr.mdx` the same page in Korean (named by the prefix of its
 * addresses), `pages/plugins/index.mdx` the page of the folder itself.
 */
export function addressOfFile(file: string): { path: string; locale: Locale } {
  const name = file.replace(/^.*content\/(?:pages\/)?/, "").replace(/\.mdx$/, "");
  const language = languages.find(({ urlPrefix }) => urlPrefix !== "" && name.endsWith(`.${urlPrefix}`));
  const path = language === undefined ? name : name.slice(0, -language.urlPrefix.length - 1);
  return { path: `/${path}`.replace(/\/index$/, "") || "/", locale: language?.locale ?? defaultLocale };
}

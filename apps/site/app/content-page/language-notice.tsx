import { usePage } from "../page/use-page.ts";
import type { ContentPage } from "../content/content-modules.ts";
import { staysInOneLanguage } from "../content/one-language.ts";

/** One quiet line in the reader's language above words that are in another one. */
export function LanguageNotice({ page: { path, frontMatter } }: { page: ContentPage }) {
  const { locale, messages } = usePage();
  const language =
    new Intl.DisplayNames([locale], { type: "language" }).of(frontMatter.lang) ?? frontMatter.lang;
  return (
    <p className="content-language" lang={locale}>
      {messages.content.onlyIn[staysInOneLanguage(path) ?? "other"]({ language })}
    </p>
  );
}

import type { AnimationDetail } from "@zoetrope/catalog";
import { tagsFor } from "@zoetrope/catalog/translations";
import { getAnimationMessages } from "@zoetrope/i18n";
import { foreignLang } from "../page/foreign-lang.ts";
import { usePage } from "../page/use-page.ts";

/** What it is tagged with, each leading to all that are. */
export function TagLinks({ animation }: { animation: AnimationDetail }) {
  const page = usePage();
  const { locale } = page;
  const tags = tagsFor(animation, locale);
  if (tags.length === 0) return null;
  return (
    <nav className="animation-page__tags" aria-label={getAnimationMessages(locale).page.tags}>
      {tags.map(({ text, lang }) => (
        <a
          key={text}
          className="chip"
          href={page.href(`/free-animations/${encodeURIComponent(text)}`)}
          lang={foreignLang(locale, lang)}
        >
          {text}
        </a>
      ))}
    </nav>
  );
}

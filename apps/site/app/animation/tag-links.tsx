import type { AnimationDetail } from "@zoetrope/catalog";
import { tagsFor } from "@zoetrope/catalog/translations";
import { getAnimationMessages } from "@zoetrope/i18n";
import { FilledTemplate } from "@zoetrope/ui/filled-template";
import { foreignLang } from "../page/foreign-lang.ts";
import { usePage } from "../page/use-page.ts";

/** What it is tagged with, each leading to all that are. */
export function TagLinks({ animation }: { animation: AnimationDetail }) {
  const page = usePage();
  const { locale } = page;
  const tags = tagsFor(animation, locale);
  if (tags.length === 0) return null;
  return (
    <FilledTemplate
      as="nav"
      className="animation-page__tags"
      aria-label={getAnimationMessages(locale).page.tags}
      cacheKey="tag links"
      values={{
        tags: tags.map(({ text, lang }) => ({
          text,
          lang: foreignLang(locale, lang),
          href: page.href(`/free-animations/${encodeURIComponent(text)}`),
        })),
      }}
    >
      {(given) =>
        given.tags.map(({ text, ...attributes }) => (
          <a key={text} className="chip" {...attributes}>
            {text}
          </a>
        ))
      }
    </FilledTemplate>
  );
}

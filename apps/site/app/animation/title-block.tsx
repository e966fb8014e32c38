import type { AnimationDetail } from "@zoetrope/catalog";
import { titleFor } from "@zoetrope/catalog/translations";
import { avatarTone, initialsOf } from "@zoetrope/chrome";
import { getAnimationMessages } from "@zoetrope/i18n";
import { Icon } from "@zoetrope/ui";
import { foreignLang } from "../page/foreign-lang.ts";
import { usePage } from "../page/use-page.ts";

/** Title, and who made it. */
export function TitleBlock({ animation }: { animation: AnimationDetail }) {
  const { locale } = usePage();
  const messages = getAnimationMessages(locale);
  const title = titleFor(animation, locale);
  return (
    <div className="animation-page__title">
      <h1 className="h2" id="animation-title" lang={foreignLang(locale, title.lang)}>
        {title.text}
      </h1>
      <div className="row byline">
        <span
          className={`avatar avatar--large avatar--tone-${avatarTone(animation.creator.name)}`}
          aria-hidden="true"
        >
          {initialsOf(animation.creator.name)}
        </span>
        {animation.creator.url ? (
          <a className="link" href={animation.creator.url} target="_blank" rel="noopener nofollow">
            {animation.creator.name}
          </a>
        ) : (
          <b>{animation.creator.name}</b>
        )}
        {animation.isPremium ? (
          <span className="tag tag--ink">
            <Icon name="gem" size="small" />
            {messages.page.premium}
          </span>
        ) : null}
      </div>
    </div>
  );
}

import type { AnimationDetail } from "@zoetrope/catalog";
import { titleFor } from "@zoetrope/catalog/translations";
import { avatarTone, initialsOf } from "@zoetrope/chrome";
import { getAnimationMessages } from "@zoetrope/i18n";
import { Icon } from "@zoetrope/ui";
import { FilledTemplate } from "@zoetrope/ui/filled-template";
import { foreignLang } from "../page/foreign-lang.ts";
import { usePage } from "../page/use-page.ts";
import { webAddress } from "../page/web-address.ts";

/** Title, and who made it. */
export function TitleBlock({ animation }: { animation: AnimationDetail }) {
  const { locale } = usePage();
  const messages = getAnimationMessages(locale);
  const title = titleFor(animation, locale);
  const { creator, isPremium } = animation;
  return (
    <FilledTemplate
      as="div"
      className="animation-page__title"
      cacheKey={`title block ${locale} ${isPremium}`}
      values={{
        title: title.text,
        lang: foreignLang(locale, title.lang),
        tone: String(avatarTone(creator.name)),
        initials: initialsOf(creator.name),
        creator: creator.name,
        address: webAddress(creator.url),
      }}
    >
      {(given) => (
        <>
          <h1 className="h2" id="animation-title" lang={given.lang}>
            {given.title}
          </h1>
          <div className="row byline">
            <span className={`avatar avatar--large avatar--tone-${given.tone}`} aria-hidden="true">
              {given.initials}
            </span>
            {given.address === undefined ? (
              <b>{given.creator}</b>
            ) : (
              <a className="link" href={given.address} target="_blank" rel="noopener nofollow">
                {given.creator}
              </a>
            )}
            {isPremium ? (
              <span className="tag tag--ink">
                <Icon name="gem" size="small" />
                {messages.page.premium}
              </span>
            ) : null}
          </div>
        </>
      )}
    </FilledTemplate>
  );
}

import type { AnimationSummary } from "@zoetrope/catalog";
import { getAnimationMessages } from "@zoetrope/i18n";
import { Icon } from "@zoetrope/ui";
import { CardGrid } from "../cards/catalogue-card.tsx";
import { usePage } from "../page/use-page.ts";

/** What is like it. `listing`: where there is more of the kind. */
export function RelatedSection({
  animations,
  listing,
}: {
  animations: AnimationSummary[];
  listing: { href: string; name: string };
}) {
  const messages = getAnimationMessages(usePage().locale);
  if (animations.length === 0) return null;
  return (
    <section className="section" aria-labelledby="related-title">
      <div className="section-header">
        <h2 className="h2" id="related-title">
          {messages.page.related}
        </h2>
        <a className="link link--arrow" href={listing.href}>
          {messages.page.more({ name: listing.name })}
          <Icon name="arrow-right" size="small" />
        </a>
      </div>
      <CardGrid animations={animations} eager={0} />
    </section>
  );
}

import type { AnimationDetail, AnimationSummary, VariantCard } from "@zoetrope/catalog";
import { isCategory } from "@zoetrope/catalog/categories";
import { descriptionFor, titleFor } from "@zoetrope/catalog/translations";
import { impressionAttributes } from "@zoetrope/chrome";
import { getAnimationMessages, formatSeconds } from "@zoetrope/i18n";
import { Breadcrumb, imageUrl } from "@zoetrope/ui";
import { constantTemplate, Island } from "@zoetrope/page-app/island";
import { pictureOfAnimation } from "../document/link-picture.ts";
import { PageHead } from "../document/page-head.tsx";
import { foreignLang } from "../page/foreign-lang.ts";
import { usePage } from "../page/use-page.ts";
import { AccessibilitySheet } from "./accessibility-sheet.tsx";
import { animationAddresses } from "./animation-addresses.ts";
import { AnimationCounts } from "./animation-counts.tsx";
import AnimationActions from "./animation-actions.island.tsx";
import { oembedAddress } from "../page/animation-address.ts";
import AnimationEmbed from "./embed/animation-embed.island.tsx";
import { ColoursIsland } from "./colours/colours-island.tsx";
import { DownloadIsland } from "./download/download-island.tsx";
import { embedTemplate } from "./embed/embed-template.ts";
import { MoreFormats } from "./export/more-formats.tsx";
import AnimationMachine from "./machine/animation-machine.island.tsx";
import { FactsSheet } from "./facts-sheet.tsx";
import { PageIcons } from "./page-icons.tsx";
import { RelatedSection } from "./related-section.tsx";
import { StageBlock } from "./stage/stage-block.tsx";
import { StructuredData } from "../page/structured-data.tsx";
import { structuredData } from "./structured-data.ts";
import { TagLinks } from "./tag-links.tsx";
import { TitleBlock } from "./title-block.tsx";
import { ToolLinks } from "./tool-links.tsx";
import { VariantRow } from "./variant-row.tsx";

export function AnimationPage({
  animation,
  variants,
  related,
}: {
  animation: AnimationDetail;
  variants: VariantCard[];
  related: AnimationSummary[];
}) {
  const page = usePage();
  const { locale, urls } = page;
  const href = (address: string) => page.href(address);
  const messages = getAnimationMessages(locale);
  const { pageUrl, playUrl, fileUrl } = animationAddresses(page, animation);
  const poster = imageUrl(urls.assets, animation.posterKey);
  const title = titleFor(animation, locale);
  const embed = {
    siteUrl: urls.site,
    id: animation.id,
    slug: animation.slug,
    title: title.text,
    playUrl,
    width: animation.width,
    height: animation.height,
  };
  const description = descriptionFor(animation, locale);
  const about = {
    title: title.text,
    creator: animation.creator.name,
    width: animation.width,
    height: animation.height,
    length: formatSeconds(locale, animation.durationInSeconds),
  };
  const categoryName = isCategory(animation.category)
    ? page.messages.categories[animation.category]
    : animation.category;
  const listing = href(
    animation.category ? `/free-animations/${encodeURIComponent(animation.category)}` : "/free-animations",
  );

  return (
    <main
      id="main"
      className="wrapper animation-page"
      {...impressionAttributes(page, { event: "file-view", file_id: animation.id, element: "page" })}
    >
      <PageHead
        title={animation.isPremium ? messages.page.premiumTitle(about) : messages.page.title(about)}
        description={
          animation.isPremium ? messages.page.premiumDescription(about) : messages.page.description(about)
        }
        picture={pictureOfAnimation(page, animation)}
      />
      <link
        rel="alternate"
        type="application/json+oembed"
        title={title.text}
        href={oembedAddress(urls.site, pageUrl)}
      />
      <PageIcons />
      <Breadcrumb
        label={messages.page.breadcrumb}
        entries={[
          { text: messages.page.freeAnimations, href: href("/free-animations") },
          ...(animation.category ? [{ text: categoryName, href: listing }] : []),
          { text: title.text, lang: foreignLang(locale, title.lang) },
        ]}
      />
      <div className="animation-page__work">
        <TitleBlock animation={animation} />
        <StageBlock animation={animation} />
        <ColoursIsland animation={animation} />
        <aside className="animation-page__side" aria-labelledby="animation-title">
          <DownloadIsland animation={animation} />
          <Island
            name="animation-actions"
            component={AnimationActions}
            constants={{ messages: messages.download }}
            props={{ id: animation.id, title: title.text, url: pageUrl }}
            template={constantTemplate}
          />
          {description.text ? (
            <p className="secondary-text animation-page__about" lang={foreignLang(locale, description.lang)}>
              {description.text}
            </p>
          ) : null}
          {animation.isPremium ? null : (
            <MoreFormats fileUrl={fileUrl} id={animation.id} slug={animation.slug} />
          )}
          {animation.isPremium ? null : <ToolLinks id={animation.id} />}
          <AnimationCounts animation={animation} />
        </aside>
        {animation.stateMachines.length > 0 && !animation.isPremium ? (
          <Island
            name="animation-machine"
            className="animation-page__machine"
            component={AnimationMachine}
            when="visible"
            constants={{ messages: messages.machine }}
            props={{ fileUrl, machines: animation.stateMachines }}
          />
        ) : null}
      </div>
      <div className="animation-page__more">
        <Island
          name="animation-embed"
          component={AnimationEmbed}
          when="visible"
          constants={{ messages: messages.embed }}
          props={embed}
          template={embedTemplate(embed)}
        />
        <div className="animation-page__meta">
          <FactsSheet animation={animation} messages={messages.sheet} copying={messages.embed} />
          <AccessibilitySheet found={animation.accessibility} />
          <TagLinks animation={animation} />
        </div>
      </div>
      <VariantRow animation={animation} variants={variants} />
      <RelatedSection
        animations={related}
        listing={{
          href: listing,
          name: animation.category ? categoryName : messages.page.freeAnimations,
        }}
      />
      <StructuredData
        data={structuredData(
          animation,
          locale,
          {
            page: pageUrl,
            poster,
            file: fileUrl,
            home: urls.site,
            listing: urls.site + href("/free-animations"),
          },
          messages.page.freeAnimations,
        )}
      />
    </main>
  );
}

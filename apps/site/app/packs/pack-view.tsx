import type { AnimationSummary, PackPage } from "@zoetrope/catalog";
import { packs } from "@zoetrope/catalog/packs";
import { accountAddress } from "@zoetrope/chrome";
import { formatBytes, formatNumber } from "@zoetrope/i18n";
import { Island } from "@zoetrope/page-app/island";
import { Breadcrumb, ButtonLink, Pagination, Tabs } from "@zoetrope/ui";
import { CardGrid } from "../cards/catalogue-card.tsx";
import { pictureOfAnimation } from "../document/link-picture.ts";
import { PageHead } from "../document/page-head.tsx";
import { StructuredData } from "../page/structured-data.tsx";
import { usePage } from "../page/use-page.ts";
import { packPath, type PackView as View } from "../page/pack-address.ts";
import PackPremium from "./pack-premium.island.tsx";
import { PackFacts } from "./pack-facts.tsx";
import { packData } from "./structured-data.ts";

/** A set with its pieces, style by style, and all of it in one download. */
export function PackView({ found, view }: { found: PackPage<AnimationSummary>; view: View }) {
  const page = usePage();
  const { messages, href, locale, urls } = page;
  const { pack } = found;
  const { name } = packs[pack.slug];
  const about = messages.packs.about[pack.slug];
  const archive = `${urls.assets}/packs/${pack.slug}.zip`;
  const own = urls.site + href(packPath(pack.slug));
  return (
    <main id="main" className="wrapper listing">
      <PageHead
        title={name}
        description={about}
        picture={found.items[0] && pictureOfAnimation(page, found.items[0])}
        isListed={view.style === undefined}
      />
      <Breadcrumb
        label={messages.browse.breadcrumb}
        entries={[{ text: messages.packs.title, href: href("/packs") }, { text: name }]}
      />
      <div className="pack-head">
        <div className="listing__top">
          <h1 className="h1">{name}</h1>
          <p className="lead">{about}</p>
          <PackFacts pack={pack} />
        </div>
        {pack.freePieces === 0 ? null : (
          <div className="pack-head__download">
            <ButtonLink href={archive} icon="download">
              {messages.packs.download({ size: formatBytes(locale, pack.archiveSizeInBytes) })}
            </ButtonLink>
            <p className="small-text secondary-text">
              {pack.freePieces === pack.pieces
                ? messages.packs.inside
                : messages.packs.insideFree({ count: pack.freePieces })}
            </p>
            {pack.freePieces === pack.pieces ? null : (
              <Island
                name="pack-premium"
                component={PackPremium}
                props={{
                  messages: messages.packs.premium,
                  count: pack.pieces - pack.freePieces,
                  size: formatBytes(locale, pack.wholeSizeInBytes),
                  action: `${urls.api}/api/v1/packs/${pack.slug}/download`,
                  urls: { accounts: urls.accounts, workflow: urls.workflow, api: urls.api },
                  signInUrl: accountAddress({ urls, locale, account: { returnTo: own } }, "login"),
                  plansUrl: href("/pricing"),
                }}
              />
            )}
          </div>
        )}
      </div>
      {pack.styles.length < 2 ? null : (
        <Tabs
          label={messages.packs.style}
          options={[
            {
              label: messages.packs.allStyles,
              href: href(packPath(pack.slug)),
              isCurrent: view.style === undefined,
              count: formatNumber(locale, pack.pieces),
            },
            ...pack.styles.map(({ style, count }) => ({
              label: messages.browse.styles[style],
              href: href(packPath(pack.slug, { style })),
              isCurrent: view.style === style,
              count: formatNumber(locale, count),
            })),
          ]}
        />
      )}
      <h2 className="visually-hidden">{messages.packs.pieces({ count: found.total })}</h2>
      <CardGrid animations={found.items} eager={4} />
      <Pagination
        label={messages.browse.pages}
        page={found.page}
        pageCount={found.pageCount}
        href={(number) => href(packPath(pack.slug, { ...view, page: number }))}
        messages={messages.browse}
      />
      <StructuredData
        data={packData(pack, {
          name,
          description: about,
          page: own,
          listing: urls.site + href("/packs"),
          listingName: messages.packs.title,
          archive,
        })}
      />
    </main>
  );
}

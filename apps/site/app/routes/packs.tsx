import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { canonicalAddress } from "../document/alternate-links.tsx";
import { PageHead } from "../document/page-head.tsx";
import { loadFromCatalogue } from "../page/load-from-catalogue.ts";
import type { RouteHandle } from "../page/route-handle.ts";
import { collectionPage, StructuredData } from "../page/structured-data.tsx";
import { siteServices } from "../page/site-context.ts";
import { usePage } from "../page/use-page.ts";
import { PackCard } from "../packs/pack-card.tsx";
import packStyles from "../styles/packs.css?inline";
import resultsStyles from "../styles/results-page.css?inline";

export const handle: RouteHandle = { styles: resultsStyles + packStyles };

const piecesShown = 4;

export async function loader({ context }: LoaderFunctionArgs) {
  const { catalog } = siteServices(context);
  const packs = await loadFromCatalogue(catalog.packs.list());
  return {
    packs: await Promise.all(
      packs.map(async (pack) => {
        const found = await loadFromCatalogue(catalog.packs.get(pack.slug, { pageSize: piecesShown }));
        return { pack, pieces: found?.items ?? [] };
      }),
    ),
  };
}

export default function Packs() {
  const { packs } = useLoaderData<typeof loader>();
  const page = usePage();
  const { messages, locale } = page;
  return (
    <main id="main" className="wrapper listing">
      <PageHead title={messages.packs.title} description={messages.packs.description} />
      <div className="listing__top">
        <h1 className="h1">{messages.packs.title}</h1>
        <p className="lead">{messages.packs.lead}</p>
      </div>
      {packs.length === 0 ? (
        <p className="secondary-text">{messages.packs.empty}</p>
      ) : (
        <div className="pack-list">
          {packs.map(({ pack, pieces }) => (
            <PackCard key={pack.slug} pack={pack} pieces={pieces} />
          ))}
        </div>
      )}
      <StructuredData
        data={collectionPage({
          url: canonicalAddress(page),
          name: messages.packs.title,
          description: messages.packs.description,
          inLanguage: locale,
        })}
      />
    </main>
  );
}

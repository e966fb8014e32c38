import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { Closing } from "../home/closing.tsx";
import { Features } from "../home/features.tsx";
import { Hero } from "../home/hero.tsx";
import { OutInTheWorld } from "../home/out-in-the-world.tsx";
import { CategoryList } from "../home/category-list.tsx";
import { SiteData } from "../home/site-data.tsx";
import { Wall, walls, type WallName } from "../home/wall.tsx";
import { addressRefused, loadFromCatalogue } from "../page/load-from-catalogue.ts";
import { pictureOfAnimation } from "../document/link-picture.ts";
import { PageHead } from "../document/page-head.tsx";
import { siteServices } from "../page/site-context.ts";
import { usePage } from "../page/use-page.ts";
import homeStyles from "../styles/home-page.css?inline";
import type { RouteHandle } from "../page/route-handle.ts";

export const handle: RouteHandle = { plays: true, endsInScene: true, styles: homeStyles };

export async function loader({ context }: LoaderFunctionArgs) {
  const { catalog, search, locale } = siteServices(context);
  const name = new URLSearchParams(search).get("wall") ?? "featured";
  if (!Object.hasOwn(walls, name)) throw addressRefused();
  const wall = name as WallName;
  const [animations, isCounted, popular] = await Promise.all([
    loadFromCatalogue(catalog.list(walls[wall], { limit: 9 })),
    wall === "popular" ? catalog.isAnythingCounted() : true,
    catalog.popularSearches.list(locale),
  ]);
  return { wall, animations, isCounted, popular };
}

export default function Home() {
  const { wall, animations, isCounted, popular } = useLoaderData<typeof loader>();
  const page = usePage();
  const { messages } = page;
  return (
    <main id="main" className="home">
      <PageHead
        title={messages.home.title}
        description={messages.home.description}
        picture={animations[0] && pictureOfAnimation(page, animations[0])}
      />
      <SiteData />
      <Hero popular={popular} />
      <CategoryList />
      <Wall name={wall} animations={animations} isCounted={isCounted} />
      <Features />
      <OutInTheWorld />
      <Closing />
    </main>
  );
}

import type { AnimationSummary, ListName } from "@zoetrope/catalog";
import { Icon, Segmented } from "@zoetrope/ui";
import { CardGrid } from "../cards/catalogue-card.tsx";
import { usePage } from "../page/use-page.ts";

/** The walls of the home page: name in the address → list of the catalogue. */
export const walls = {
  featured: "featured",
  popular: "popular-all",
  recent: "recent",
} as const satisfies Record<string, ListName>;
export type WallName = keyof typeof walls;

/** Nine animations, the first one large. Script swaps them in place (`data-wall`). */
export function Wall({ name, animations }: { name: WallName; animations: AnimationSummary[] }) {
  const { words, href } = usePage();
  const option = (wall: WallName, label: string) => ({
    label,
    href: href(wall === "featured" ? "/" : `/?wall=${wall}`),
    isCurrent: wall === name,
  });
  return (
    <section className="section wrapper" id="wall" aria-labelledby="wall-title" data-wall>
      <div className="section-header">
        <h2 className="h2" id="wall-title">
          {words.home.wall}
        </h2>
        <div className="row row--wrap">
          <Segmented
            label={words.home.wallTabs}
            options={[
              option("featured", words.chrome.featured),
              option("popular", words.home.popular),
              option("recent", words.home.recent),
            ]}
          />
          <a className="link link--arrow" href={href("/free-animations")}>
            {words.home.all} <Icon name="arrow-right" size="small" />
          </a>
        </div>
      </div>
      {animations.length === 0 ? (
        <p className="secondary-text">{words.featured.empty}</p>
      ) : (
        <CardGrid animations={animations} eager={0} hasBigFirst />
      )}
    </section>
  );
}

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
export function Wall({
  name,
  animations,
  isCounted,
}: {
  name: WallName;
  animations: AnimationSummary[];
  /** False where nothing is counted yet that could make anything popular. */
  isCounted: boolean;
}) {
  const { messages, href } = usePage();
  const option = (wall: WallName, label: string) => ({
    label,
    href: href(wall === "featured" ? "/" : `/?wall=${wall}`),
    isCurrent: wall === name,
  });
  return (
    <section className="section wrapper" id="wall" aria-labelledby="wall-title" data-wall>
      <div className="section-header">
        <h2 className="h2" id="wall-title">
          {messages.home.wall}
        </h2>
        <div className="row row--wrap">
          <Segmented
            label={messages.home.wallTabs}
            options={[
              option("featured", messages.chrome.featured),
              option("popular", messages.home.popular),
              option("recent", messages.home.recent),
            ]}
          />
          <a className="link link--arrow" href={href("/free-animations")}>
            {messages.home.all} <Icon name="arrow-right" size="small" />
          </a>
        </div>
      </div>
      {isCounted ? null : <p className="secondary-text">{messages.browse.uncounted}</p>}
      {animations.length === 0 ? (
        <p className="secondary-text">{messages.featured.empty}</p>
      ) : (
        <CardGrid animations={animations} eager={0} hasBigFirst />
      )}
    </section>
  );
}

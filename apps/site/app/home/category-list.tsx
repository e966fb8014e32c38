import { categoryShortcuts, type CategoryShortcut } from "@zoetrope/catalog/categories";
import { resultsPath } from "@zoetrope/chrome";
import type { Tint } from "@zoetrope/ui";
import { Drawing, type DrawingName } from "../art/drawing.tsx";
import { usePage } from "../page/use-page.ts";

const slots: Record<CategoryShortcut, { drawing: DrawingName; tint: Tint; viewBox: string }> = {
  business: { drawing: "tophat", tint: "amber", viewBox: "70 -66 260 433" },
  gaming: { drawing: "knight", tint: "lilac", viewBox: "80 -52 240 400" },
  icons: { drawing: "bell", tint: "sky", viewBox: "65 -80 270 450" },
  finance: { drawing: "moneytree", tint: "mint", viewBox: "80 -66 240 400" },
  space: { drawing: "rocket", tint: "lilac", viewBox: "80 -52 240 400" },
  health: { drawing: "heart", tint: "rose", viewBox: "80 -52 240 400" },
  animals: { drawing: "owl", tint: "amber", viewBox: "80 -64 240 400" },
};

/** The seven categories, each seen through a slit. */
export function CategoryList() {
  const { messages, href } = usePage();
  return (
    <section className="section wrapper category-section" aria-labelledby="categories">
      <h2 className="visually-hidden" id="categories">
        {messages.home.byCategory}
      </h2>
      <ul className="category-list">
        {categoryShortcuts.map((category) => {
          const { drawing, tint, viewBox } = slots[category];
          return (
            <li key={category}>
              <a className="category" href={href(resultsPath(category))}>
                <span className={`category__window tint-${tint}`}>
                  <Drawing name={drawing} viewBox={viewBox} isLate />
                </span>
                <span className="category__title">{messages.categories[category]}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

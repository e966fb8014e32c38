import type { AnimationFeature, AnimationSummary, Catalog } from "@zoetrope/catalog";

/** An animation that examples name. */
export type ExampleAnimation = Pick<AnimationSummary, "id" | "slug" | "playKey">;

/** Where the library is empty. */
export const noAnimation: ExampleAnimation = {
  id: "0123456789",
  slug: "owl-at-night",
  playKey: `${"0".repeat(64)}.lottie`,
};

/** One of the library, so that every example can be asked as it stands; one that has themes if there is any, since most tools find something in it. */
export async function findExampleAnimation(catalog: Pick<Catalog, "search">): Promise<ExampleAnimation> {
  const preferred: AnimationFeature[][] = [["themeable"], []];
  for (const features of preferred) {
    const { items } = await catalog.search({ query: "", type: "free", features, group: "none", pageSize: 1 });
    const [found] = items;
    if (found !== undefined) return { id: found.id, slug: found.slug, playKey: found.playKey };
  }
  return noAnimation;
}

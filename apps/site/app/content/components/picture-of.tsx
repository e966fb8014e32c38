import { CardGrid } from "../../cards/catalogue-card.tsx";
import { useContent } from "../content-context.ts";
import { pictureKey } from "../find-pictures.ts";

/**
 * Animations of the catalogue as cards that play on hover and focus: by `id` (several with spaces between), or the best hits of `query`. Where the catalogue
 * has none, nothing stands here.
 */
export function PictureOf({ id, query, count = 1 }: { id?: string; query?: string; count?: number }) {
  const { pictures } = useContent();
  const request = id === undefined ? { query: query ?? "", count } : { id, count: 1 };
  const animations = pictures.get(pictureKey(request)) ?? [];
  if (animations.length === 0) return null;
  return (
    <div className="content-pictures">
      <CardGrid animations={animations} eager={0} />
    </div>
  );
}

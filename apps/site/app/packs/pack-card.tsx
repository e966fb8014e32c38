import type { AnimationSummary, PackSummary } from "@zoetrope/catalog";
import { packs } from "@zoetrope/catalog/packs";
import { Image, tintGrid } from "@zoetrope/ui";
import { usePage } from "../page/use-page.ts";
import { packPath } from "../page/pack-address.ts";

/** A set as four of its pieces, its name, and who drew it. */
export function PackCard({ pack, pieces }: { pack: PackSummary; pieces: readonly AnimationSummary[] }) {
  const { messages, href, urls } = usePage();
  const tints = tintGrid(pieces);
  return (
    <article className="pack-card">
      <div className="pack-card__pieces" aria-hidden="true">
        {pieces.map((piece, index) => (
          <div key={piece.id} className={`tissue tint-${tints[index] ?? "amber"}`}>
            <Image
              assets={urls.assets}
              fileKey={piece.posterKey}
              alt=""
              width={piece.width}
              height={piece.height}
              size="small"
              sizes="(min-width: 1080px) 200px, 45vw"
              isEager={index < 2}
            />
          </div>
        ))}
      </div>
      <h2 className="h3">
        <a className="pack-card__link" href={href(packPath(pack.slug))}>
          {packs[pack.slug].name}
        </a>
      </h2>
      <p className="secondary-text">{messages.packs.about[pack.slug]}</p>
      <p className="small-text secondary-text tabular-numbers">
        {[
          messages.packs.pieces({ count: pack.pieces }),
          ...pack.creators.map(({ name }) => name),
          ...pack.licences.map(({ name }) => name),
        ].join(" · ")}
      </p>
    </article>
  );
}

import { resultsPath } from "@zoetrope/chrome";
import { formatNumber } from "@zoetrope/i18n";
import { Image, tintGrid } from "@zoetrope/ui";
import { usePage } from "../page/use-page.ts";
import type { PicturedTag } from "./picture-tags.ts";

const sizes = "(min-width: 1080px) 200px, (min-width: 768px) 22vw, calc(50vw - 27px)";

/** The biggest tags, each with a picture of what is found there. */
export function MostUsed({ tags }: { tags: readonly PicturedTag[] }) {
  const { messages, href, urls, locale } = usePage();
  const tints = tintGrid(tags.map(({ name, animation }) => animation ?? { id: name, dominantColour: null }));
  return (
    <section aria-labelledby="most-used" data-tags-unfiltered>
      <h2 className="h3" id="most-used">
        {messages.tags.mostUsed}
      </h2>
      <ul className="popular-tags">
        {tags.map(({ name, lang, count, animation }, index) => (
          <li key={name}>
            <a className="popular-tag" href={href(resultsPath(name))} lang={lang}>
              <span className={`popular-tag__stage tint-${tints[index] ?? "amber"}`}>
                {animation === null ? null : (
                  <Image
                    assets={urls.assets}
                    fileKey={animation.posterKey}
                    alt=""
                    width={animation.width}
                    height={animation.height}
                    size="small"
                    sizes={sizes}
                    className={animation.features.includes("transparent") ? undefined : "is-opaque"}
                    isEager={index < 4}
                  />
                )}
              </span>
              <span className="popular-tag__title">{name}</span>{" "}
              <span className="tabular-numbers">{formatNumber(locale, count)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

import type { AnimationDetail, VariantCard } from "@zoetrope/catalog";
import { titleFor } from "@zoetrope/catalog/translations";
import { getAnimationMessages } from "@zoetrope/i18n";
import { Image, tintGrid } from "@zoetrope/ui";
import { FilledTemplate } from "@zoetrope/ui/filled-template";
import { foreignLang } from "../page/foreign-lang.ts";
import { usePage } from "../page/use-page.ts";
import { animationPath } from "../page/animation-address.ts";

const sizes = "160px";

/** The same drawing in its other styles, each named by its style; where styles do not tell them apart, by its title. */
export function VariantRow({
  animation,
  variants,
}: {
  animation: Pick<AnimationDetail, "style">;
  variants: readonly VariantCard[];
}) {
  const { locale, urls, href, messages } = usePage();
  if (variants.length === 0) return null;
  const styles = [animation, ...variants].flatMap(({ style }) => style ?? []);
  const isByStyle = new Set(styles).size === variants.length + 1;
  const { otherStyles, otherVersions } = getAnimationMessages(locale).page;
  const tints = tintGrid(variants);
  return (
    <section className="section" aria-labelledby="variants-title">
      <div className="section-header">
        <h2 className="h2" id="variants-title">
          {isByStyle ? otherStyles : otherVersions}
        </h2>
      </div>
      <FilledTemplate
        as="ul"
        className="variant-row"
        cacheKey="variant row"
        values={{
          links: variants.map(({ style, posterKey, width, height, ...variant }, index) => {
            const title = titleFor(variant, locale);
            const isNamedByStyle = isByStyle && style !== null;
            return {
              href: href(animationPath(variant)),
              tint: tints[index] ?? "amber",
              posterKey,
              width: String(width),
              height: String(height),
              name: isNamedByStyle ? messages.browse.styles[style] : title.text,
              lang: isNamedByStyle ? undefined : foreignLang(locale, title.lang),
            };
          }),
        }}
      >
        {({ links }) =>
          links.map(({ tint, posterKey, width, height, name, lang, ...link }) => (
            <li key={link.href}>
              <a className={`variant-row__link tint-${tint}`} href={link.href}>
                <Image
                  assets={urls.assets}
                  fileKey={posterKey}
                  alt=""
                  width={width}
                  height={height}
                  size="xsmall"
                  sizes={sizes}
                />
                <span lang={lang}>{name}</span>
              </a>
            </li>
          ))
        }
      </FilledTemplate>
    </section>
  );
}

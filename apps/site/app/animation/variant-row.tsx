import type { AnimationDetail, VariantCard } from "@zoetrope/catalog";
import { titleFor } from "@zoetrope/catalog/translations";
import { getAnimationMessages } from "@zoetrope/i18n";
import { Image, tintGrid } from "@zoetrope/ui";
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
      <ul className="variant-row">
        {variants.map((variant, index) => {
          const title = titleFor(variant, locale);
          const isNamedByStyle = isByStyle && variant.style !== null;
          return (
            <li key={variant.id}>
              <a
                className={`variant-row__link tint-${tints[index] ?? "amber"}`}
                href={href(animationPath(variant))}
              >
                <Image
                  assets={urls.assets}
                  fileKey={variant.posterKey}
                  alt=""
                  width={variant.width}
                  height={variant.height}
                  size="xsmall"
                  sizes={sizes}
                />
                <span lang={isNamedByStyle ? undefined : foreignLang(locale, title.lang)}>
                  {isNamedByStyle && variant.style !== null
                    ? messages.browse.styles[variant.style]
                    : title.text}
                </span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

import { Claim, Claims } from "../content/components/claim.tsx";
import { useContent } from "../content/content-context.ts";
import { formatFigure, requireFigure } from "./case-study-results.ts";
import { slugOf } from "./list-case-studies.ts";

/** `<Measured id="optimised" />` in running words: the figure that the script of this case study measured, with its unit. */
export function Measured({ id }: { id: string }) {
  const { page } = useContent();
  return (
    <span className="tabular-numbers">
      {formatFigure(requireFigure(slugOf(page), id), page.frontMatter.lang)}
    </span>
  );
}

/** `<Figures ids="raw optimised" />`: the figures of this case study, large. */
export function Figures({ ids }: { ids: string }) {
  const { page } = useContent();
  const { lang, figures } = page.frontMatter;
  return (
    <Claims>
      {ids.split(/\s+/).map((id) => {
        const figure = requireFigure(slugOf(page), id);
        return (
          <Claim key={id} value={formatFigure(figure, lang)}>
            {figures?.[id] ?? figure.what}
          </Claim>
        );
      })}
    </Claims>
  );
}

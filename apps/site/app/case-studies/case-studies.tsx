import { LateDrawing } from "../art/late-drawing.tsx";
import { ContentDrawing } from "../content/content-drawing.tsx";
import { usePage } from "../page/use-page.ts";
import { formatFigure, requireFigure } from "./case-study-results.ts";
import { listCaseStudies, slugOf, type CaseStudy } from "./list-case-studies.ts";

/** What lists show of a case study: a measured figure, or its claim. */
export function headline(study: CaseStudy): { value: string; what: string } | null {
  const { figure: id, claims } = study.frontMatter;
  if (id === undefined) return claims?.[0] ?? null;
  const figure = requireFigure(slugOf(study), id);
  return { value: formatFigure(figure), what: figure.what };
}

/** Case studies line by line: a window, the name, what it is about, the figure. */
export function CaseStudyRows({ studies }: { studies: readonly CaseStudy[] }) {
  const { href } = usePage();
  return (
    <ul className="cases">
      {studies.map((study) => {
        const { organisation, summary, tint, drawing } = study.frontMatter;
        const figure = headline(study);
        return (
          <li key={study.path}>
            <a className="cases__a" href={href(study.path)}>
              <span className={`cases__d t-${tint}`}>
                <ContentDrawing name={drawing} />
              </span>
              <span>
                <b className="h4">{organisation}</b>
                <span className="dim">{summary}</span>
              </span>
              {figure === null ? null : (
                <span className="cases__n">
                  <b className="num">{figure.value}</b>
                  <span className="dim">{figure.what}</span>
                </span>
              )}
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** Cards that a window shows before one scrolls. */
const inFirstView = 3;

/** The same as cards, the first one large. */
function CaseStudyCards({ studies }: { studies: readonly CaseStudy[] }) {
  const { href } = usePage();
  return (
    <ul className="ct-cards cases-wall">
      {studies.map((study, place) => {
        const { organisation, summary, tint, drawing } = study.frontMatter;
        const figure = headline(study);
        return (
          <li key={study.path}>
            <a className={`ct-card tissue t-${tint}`} href={href(study.path)}>
              <span className="ct-card__d">
                {place < inFirstView ? <ContentDrawing name={drawing} /> : <LateDrawing name={drawing} />}
              </span>
              <span className="ct-card__t">
                {figure === null ? null : (
                  <span className="cases-wall__n">
                    <b className="num">{figure.value}</b>
                    <span>{figure.what}</span>
                  </span>
                )}
                <b className="h4">{organisation}</b>
                <span>{summary}</span>
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}

/** `<CaseStudies />` in words: all of them, as cards, or line by line (`lines`). */
export function CaseStudies({ lines = false }: { lines?: boolean }) {
  return lines ? (
    <CaseStudyRows studies={listCaseStudies()} />
  ) : (
    <CaseStudyCards studies={listCaseStudies()} />
  );
}

import { defaultLocale, type Locale } from "@zoetrope/i18n";
import { LateDrawing } from "../art/late-drawing.tsx";
import { useContent } from "../content/content-context.ts";
import { ContentDrawing } from "../content/components/content-drawing.tsx";
import { usePage } from "../page/use-page.ts";
import { formatFigure, requireFigure } from "./case-study-results.ts";
import { listCaseStudies, slugOf, type CaseStudy } from "./list-case-studies.ts";

interface Headline {
  value: string;
  what: string;
  /** Language of `what`. */
  lang: Locale;
}

/** What lists show of a case study: a measured figure, or its claims. */
export function headlines(study: CaseStudy, locale: Locale): Headline[] {
  const { figure: id, claims = [], figures } = study.frontMatter;
  const headline = (value: string, english: string, own?: string): Headline =>
    own === undefined ? { value, what: english, lang: defaultLocale } : { value, what: own, lang: locale };
  if (id === undefined) return claims.map(({ value, what, whats }) => headline(value, what, whats?.[locale]));
  const figure = requireFigure(slugOf(study), id);
  return [headline(formatFigure(figure, locale), figure.what, figures?.[id])];
}

const otherThan = (page: Locale, own: Locale): Locale | undefined => (own === page ? undefined : own);

/** One line about it, in the language where it is written in it; what is not is English and says so. */
export function CaseStudySummary(props: { study: CaseStudy; locale: Locale; className?: string }) {
  const { summary, summaries } = props.study.frontMatter;
  const own = summaries?.[props.locale];
  return (
    <span
      className={props.className}
      lang={own === undefined ? otherThan(props.locale, defaultLocale) : undefined}
    >
      {own ?? summary}
    </span>
  );
}

/** Case studies line by line: a window, the name, what it is about, the figure. */
export function CaseStudyRows({ studies }: { studies: readonly CaseStudy[] }) {
  const { href } = usePage();
  const { lang } = useContent().page.frontMatter;
  return (
    <ul className="cases">
      {studies.map((study) => {
        const { organisation, tint, drawing } = study.frontMatter;
        const [figure] = headlines(study, lang);
        return (
          <li key={study.path}>
            <a className="cases__link" href={href(study.path)}>
              <span className={`cases__drawing tint-${tint}`}>
                <ContentDrawing name={drawing} />
              </span>
              <span>
                <b className="h4">{organisation}</b>
                <CaseStudySummary study={study} locale={lang} className="secondary-text" />
              </span>
              {figure === undefined ? null : (
                <span className="cases__numbers">
                  <b className="tabular-numbers">{figure.value}</b>
                  <span className="secondary-text" lang={otherThan(lang, figure.lang)}>
                    {figure.what}
                  </span>
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
  const { lang } = useContent().page.frontMatter;
  return (
    <ul className="content-cards cases-wall">
      {studies.map((study, index) => {
        const { organisation, tint, drawing } = study.frontMatter;
        const [figure] = headlines(study, lang);
        return (
          <li key={study.path}>
            <a className={`content-card tissue tint-${tint}`} href={href(study.path)}>
              <span className="content-card__drawing">
                {index < inFirstView ? <ContentDrawing name={drawing} /> : <LateDrawing name={drawing} />}
              </span>
              <span className="content-card__text">
                {figure === undefined ? null : (
                  <span className="cases-wall__numbers">
                    <b className="tabular-numbers">{figure.value}</b>
                    <span lang={otherThan(lang, figure.lang)}>{figure.what}</span>
                  </span>
                )}
                <b className="h4">{organisation}</b>
                <CaseStudySummary study={study} locale={lang} />
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
  const studies = listCaseStudies(useContent().page.frontMatter.lang);
  return lines ? <CaseStudyRows studies={studies} /> : <CaseStudyCards studies={studies} />;
}

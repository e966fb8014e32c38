import { Icon } from "@zoetrope/ui";
import { LateDrawing } from "../art/late-drawing.tsx";
import { CaseStudySummary, headlines } from "../case-studies/case-studies.tsx";
import { listCaseStudies } from "../case-studies/list-case-studies.ts";
import { usePage } from "../page/use-page.ts";

const rowCount = 5;

/** The first case study large, with what it claims or measured, and five more line by line. */
export function OutInTheWorld() {
  const { messages, href, locale } = usePage();
  const { home } = messages;
  const [first, ...others] = listCaseStudies(locale);
  if (first === undefined) return null;
  return (
    <section className="section wrapper" aria-labelledby="world-title">
      <div className="section-header">
        <h2 className="h2" id="world-title">
          {home.casesTitle}
        </h2>
        <a className="link link--arrow" href={href("/case-studies")}>
          {home.casesAll} <Icon name="arrow-right" size="small" />
        </a>
      </div>
      <div className="world">
        <a className={`panel tissue world__first tint-${first.frontMatter.tint}`} href={href(first.path)}>
          <span className="world__art">
            <LateDrawing name={first.frontMatter.drawing} />
          </span>
          <span className="world__text">
            <span className="world__number">
              {headlines(first, locale).map(({ value, what, lang }) => (
                <span key={value} lang={lang === locale ? undefined : lang}>
                  <b className="tabular-numbers">{value}</b> {what}
                </span>
              ))}
            </span>
            <b className="h3">{first.frontMatter.organisation}</b>
            <CaseStudySummary study={first} locale={locale} />
          </span>
        </a>
        <ul className="world__list">
          {others.slice(0, rowCount).map((study) => (
            <li key={study.path}>
              <a href={href(study.path)}>
                <span className={`world__drawing tint-${study.frontMatter.tint}`}>
                  <LateDrawing name={study.frontMatter.drawing} />
                </span>
                <span>
                  <b className="h4">{study.frontMatter.organisation}</b>
                  <CaseStudySummary study={study} locale={locale} className="secondary-text" />
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

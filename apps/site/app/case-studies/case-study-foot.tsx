import { formatDay, wordsOf } from "@zoetrope/i18n";
import { ContentTable } from "../content/components/table.tsx";
import { InlineCode } from "../content/components/code-sample.tsx";
import { Section } from "../content/components/section.tsx";
import { formatFigure, formatValue, getResult } from "./case-study-results.ts";
import { CaseStudyRows } from "./case-studies.tsx";
import { listCaseStudies, slugOf, type CaseStudy } from "./list-case-studies.ts";

/** Where the figures come from, and the other case studies. Notes and units of the scripts that are words are English, and stand with English words alone. */
export function CaseStudyFoot({ study }: { study: CaseStudy }) {
  const { lang, figures } = study.frontMatter;
  const { content, home } = wordsOf(lang);
  const words = content.caseStudy;
  const [before, after] = words.how;
  const result = getResult(slugOf(study));
  const others = listCaseStudies(lang).filter(({ path }) => path !== study.path);
  const hasNotes = lang === "en";
  return (
    <>
      {result === null ? null : (
        <Section title={words.measure} beside>
          <p>
            {before} <InlineCode>{result.command}</InlineCode> {after}{" "}
            {words.when(formatDay(lang, new Date(result.measuredAt)))}
          </p>
          <ContentTable>
            <thead>
              <tr>
                <th scope="col">{words.what}</th>
                <th scope="col">{words.figure}</th>
                {hasNotes ? <th scope="col">{words.note}</th> : null}
              </tr>
            </thead>
            <tbody>
              {result.figures.map(({ id, what, value, unit, note }) => (
                <tr key={id}>
                  <th scope="row">{figures?.[id] ?? what}</th>
                  <td>
                    {hasNotes ? `${formatValue(value, lang)} ${unit}` : formatFigure({ value, unit }, lang)}
                  </td>
                  {hasNotes ? <td>{note}</td> : null}
                </tr>
              ))}
            </tbody>
          </ContentTable>
        </Section>
      )}
      <Section title={words.more} href="/case-studies" link={home.casesAll}>
        <CaseStudyRows studies={others} />
      </Section>
    </>
  );
}

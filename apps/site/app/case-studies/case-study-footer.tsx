import { formatParts, getPagesMessages } from "@zoetrope/i18n";
import { ContentTable } from "../content/components/table.tsx";
import { InlineCode } from "../content/components/code-sample.tsx";
import { Section } from "../content/components/section.tsx";
import { formatFigure, formatValue, getResult } from "./case-study-results.ts";
import { CaseStudyRows } from "./case-studies.tsx";
import { listCaseStudies, slugOf, type CaseStudy } from "./list-case-studies.ts";

/** Where the figures come from, and the other case studies. Notes and units of the scripts that are words are English, and stand with English words alone. */
export function CaseStudyFooter({ study }: { study: CaseStudy }) {
  const { lang, figures } = study.frontMatter;
  const { content, home } = getPagesMessages(lang);
  const messages = content.caseStudy;
  const result = getResult(slugOf(study));
  const others = listCaseStudies(lang).filter(({ path }) => path !== study.path);
  const hasNotes = lang === "en";
  return (
    <>
      {result === null ? null : (
        <Section title={messages.measure} beside>
          <p>
            {formatParts(lang, messages.how, {
              command: <InlineCode key="command">{result.command}</InlineCode>,
            })}{" "}
            {messages.when({ day: new Date(result.measuredAt) })}
          </p>
          <ContentTable>
            <thead>
              <tr>
                <th scope="col">{messages.what}</th>
                <th scope="col">{messages.figure}</th>
                {hasNotes ? <th scope="col">{messages.note}</th> : null}
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
      <Section title={messages.more} href="/case-studies" link={home.casesAll}>
        <CaseStudyRows studies={others} />
      </Section>
    </>
  );
}

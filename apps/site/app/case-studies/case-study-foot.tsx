import { ContentTable } from "../content/table.tsx";
import { InlineCode } from "../content/code-sample.tsx";
import { Section } from "../content/section.tsx";
import { formatValue, getResult } from "./case-study-results.ts";
import { CaseStudyRows } from "./case-studies.tsx";
import { listCaseStudies, slugOf, type CaseStudy } from "./list-case-studies.ts";

const dates = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });

/** Where the figures come from, and the other case studies. */
export function CaseStudyFoot({ study }: { study: CaseStudy }) {
  const result = getResult(slugOf(study));
  const others = listCaseStudies().filter(({ path }) => path !== study.path);
  return (
    <>
      {result === null ? null : (
        <Section title="Measure it yourself" beside>
          <p>
            The organisation in this story is a sample; the figures are not. They come from this repository:{" "}
            <InlineCode>{result.command}</InlineCode> measures them anew. These are of{" "}
            <time dateTime={result.measuredAt}>{dates.format(new Date(result.measuredAt))}</time>, from a
            machine with {result.machine}.
          </p>
          <ContentTable>
            <thead>
              <tr>
                <th scope="col">What</th>
                <th scope="col">Figure</th>
                <th scope="col">How</th>
              </tr>
            </thead>
            <tbody>
              {result.figures.map(({ id, what, value, unit, note }) => (
                <tr key={id}>
                  <th scope="row">{what}</th>
                  <td>
                    {formatValue(value)} {unit}
                  </td>
                  <td>{note}</td>
                </tr>
              ))}
            </tbody>
          </ContentTable>
        </Section>
      )}
      <Section title="More from out in the world" href="/case-studies" link="All case studies">
        <CaseStudyRows studies={others} />
      </Section>
    </>
  );
}

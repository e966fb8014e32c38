import { Icon } from "@zoetrope/ui";
import { useContent, useContentMessages } from "../content/content-context.ts";
import features from "../../../../content/data/supported-features.json";

type Verdict = "yes" | "partly" | "no";

const names: Record<string, string> = {
  thorvg: "ThorVG",
  skottie: "Skottie",
  "lottie-web": "lottie-web",
};
const icons = { yes: "check", partly: "circle-alert", no: "x" } as const;

type Feature = (typeof features.features)[number];
const differs = ({ verdicts }: Feature): boolean => new Set(Object.values(verdicts)).size > 1;
const groups = [...new Set(features.features.map(({ group }) => group))];

/** How many features a renderer draws as they should be, in words for the head of a column. */
const countOf = (id: string): number =>
  features.features.filter(({ verdicts }) => verdicts[id as keyof typeof verdicts] === "yes").length;

/** `<SupportedFeatures />`: what each renderer made of each probe, group by group (content/data/supported-features.json). */
export function SupportedFeatures() {
  const messages = useContentMessages().features;
  return (
    <>
      <dl className="content-claims feature-counts" data-n={features.renderers.length}>
        {features.renderers.map(({ id, version }) => (
          <div key={id} className="content-claim">
            <dt className="content-claim__number tabular-numbers">{countOf(id)}</dt>
            <dd>{messages.drawn({ renderer: names[id] ?? id, all: features.features.length })}</dd>
            <dd className="content-claim__source">
              {messages.version({ version })} <code className="content-inline-code">{features.command}</code>
            </dd>
          </div>
        ))}
      </dl>
      <FeatureTable
        anchor="where-they-differ"
        title={messages.differ}
        features={features.features.filter(differs)}
      />
      {groups.map((group) => (
        <FeatureTable
          key={group}
          anchor={group.toLowerCase().replaceAll(" ", "-")}
          title={group}
          lang="en"
          features={features.features.filter((feature) => feature.group === group)}
        />
      ))}
    </>
  );
}

/** Names of features and of their groups are the format's own, and stay English. */
function FeatureTable({
  anchor,
  title,
  lang,
  features: shown,
}: {
  anchor: string;
  title: string;
  lang?: "en";
  features: readonly Feature[];
}) {
  const page = useContent().page.frontMatter.lang;
  const messages = useContentMessages().features;
  const english = page === "en" ? undefined : "en";
  return (
    <div className="content-table feature-table" role="region" aria-labelledby={anchor} tabIndex={0}>
      <table>
        <caption id={anchor} className="h3" lang={lang === page ? undefined : lang}>
          {title}
        </caption>
        <thead>
          <tr>
            <th scope="col">{messages.feature}</th>
            {features.renderers.map(({ id }) => (
              <th key={id} scope="col">
                {names[id]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shown.map(({ id, title: feature, verdicts }) => (
            <tr key={id}>
              <th scope="row" lang={english}>
                {feature}
              </th>
              {features.renderers.map((renderer) => (
                <VerdictCell
                  key={renderer.id}
                  verdict={verdicts[renderer.id as keyof typeof verdicts] as Verdict}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function VerdictCell({ verdict }: { verdict: Verdict }) {
  const messages = useContentMessages().features;
  return (
    <td>
      <span className={`verdict verdict--${verdict}`}>
        <Icon name={icons[verdict]} size="small" />
        {messages[verdict]}
      </span>
    </td>
  );
}

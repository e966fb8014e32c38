import { Icon } from "@zoetrope/ui";
import features from "../../../../content/data/supported-features.json";

type Verdict = "yes" | "partly" | "no";

const names: Record<string, string> = {
  thorvg: "ThorVG",
  skottie: "Skottie",
  "lottie-web": "lottie-web",
};
const words: Record<Verdict, string> = { yes: "Yes", partly: "Partly", no: "No" };
const icons = { yes: "check", partly: "circle-alert", no: "x" } as const;

type Feature = (typeof features.features)[number];
const differs = ({ verdicts }: Feature): boolean => new Set(Object.values(verdicts)).size > 1;
const groups = [...new Set(features.features.map(({ group }) => group))];

/** How many features a renderer draws as they should be, in words for the head of a column. */
const countOf = (id: string): number =>
  features.features.filter(({ verdicts }) => verdicts[id as keyof typeof verdicts] === "yes").length;

/** `<SupportedFeatures />`: what each renderer made of each probe, group by group (content/data/supported-features.json). */
export function SupportedFeatures() {
  return (
    <>
      <dl className="ct-claims feat-n" data-n={features.renderers.length}>
        {features.renderers.map(({ id, version }) => (
          <div key={id} className="ct-claim">
            <dt className="ct-claim__n num">{countOf(id)}</dt>
            <dd>
              of {features.features.length} features drawn as they should be by {names[id]}
            </dd>
            <dd className="ct-claim__s">
              Version {version} of the package, tried by <code className="ct-c">{features.command}</code>
            </dd>
          </div>
        ))}
      </dl>
      <FeatureTable title="Where they differ" features={features.features.filter(differs)} />
      {groups.map((group) => (
        <FeatureTable
          key={group}
          title={group}
          features={features.features.filter((feature) => feature.group === group)}
        />
      ))}
    </>
  );
}

function FeatureTable({ title, features: shown }: { title: string; features: readonly Feature[] }) {
  const anchor = title.toLowerCase().replaceAll(" ", "-");
  return (
    <div className="ct-table feat-t" role="region" aria-labelledby={anchor} tabIndex={0}>
      <table>
        <caption id={anchor} className="h3">
          {title}
        </caption>
        <thead>
          <tr>
            <th scope="col">Feature</th>
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
              <th scope="row">{feature}</th>
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
  return (
    <td>
      <span className={`verdict verdict--${verdict}`}>
        <Icon name={icons[verdict]} size="s" />
        {words[verdict]}
      </span>
    </td>
  );
}

import type { AnimationDetail } from "@zoetrope/catalog";
import { formatNumber, formatSeconds, type AnimationWords } from "@zoetrope/i18n";
import { fill } from "@zoetrope/player/react";
import type { ReactNode } from "react";
import { Island } from "@zoetrope/page-app/island";
import { usePage } from "../page/use-page.ts";
import AnimationAttribution from "./animation-attribution.island.tsx";

const isWebAddress = (address: string | null): address is string =>
  address !== null && /^https?:\/\//.test(address);

function Outside({ href, children }: { href: string | null; children: ReactNode }) {
  if (!isWebAddress(href)) return <>{children}</>;
  return (
    <a className="link" href={href} target="_blank" rel="noopener nofollow">
      {children}
    </a>
  );
}

/** The facts of a file as a dope sheet. */
export function FactsSheet({
  animation,
  words,
  copied,
}: {
  animation: AnimationDetail;
  words: AnimationWords["sheet"];
  copied: string;
}) {
  const { locale } = usePage();
  const number = (value: number) => formatNumber(locale, value);
  const published = new Intl.DateTimeFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(
    animation.publishedAt,
  );
  const rows: [string, ReactNode][] = [
    [words.frames, number(Math.round(animation.frameCount))],
    [words.rate, fill(words.framesPerSecond, { rate: number(Math.round(animation.frameRate * 100) / 100) })],
    [words.length, formatSeconds(locale, animation.durationInSeconds)],
    [words.size, `${animation.width} × ${animation.height}`],
    [words.layers, number(animation.layerCount)],
  ];
  if (animation.markers.length > 0)
    rows.push([words.markers, animation.markers.map(({ name }) => name).join(", ")]);
  if (animation.stateMachines.length > 0) rows.push([words.states, animation.stateMachines.join(", ")]);
  if (animation.themes.length > 0) rows.push([words.themes, animation.themes.join(", ")]);
  rows.push([
    words.licence,
    <Outside key="licence" href={animation.licence.url}>
      {animation.licence.name}
    </Outside>,
  ]);
  if (isWebAddress(animation.sourceUrl)) {
    rows.push([
      words.source,
      <Outside key="source" href={animation.sourceUrl}>
        {new URL(animation.sourceUrl).hostname}
      </Outside>,
    ]);
  }
  rows.push([
    words.published,
    <time key="published" dateTime={animation.publishedAt.toISOString()}>
      {published}
    </time>,
  ]);
  return (
    <section aria-labelledby="sheet-title">
      <h2 className="h3" id="sheet-title">
        {words.title}
      </h2>
      <dl className="facts-sheet tabular-numbers">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="label animation-page__attribution">{words.attribution}</h3>
      <Island
        name="animation-attribution"
        component={AnimationAttribution}
        props={{ text: animation.attribution, copy: words.copyAttribution, copied }}
        when="visible"
      />
    </section>
  );
}

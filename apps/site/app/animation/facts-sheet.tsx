import type { AnimationDetail } from "@zoetrope/catalog";
import { packs } from "@zoetrope/catalog/packs";
import { formatDay, formatNumber, formatSeconds, type AnimationMessages } from "@zoetrope/i18n";
import type { ReactNode } from "react";
import { Island } from "@zoetrope/page-app/island";
import { packPath } from "../page/pack-address.ts";
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
  messages,
  copying,
}: {
  animation: AnimationDetail;
  messages: AnimationMessages["sheet"];
  copying: Pick<AnimationMessages["embed"], "copied" | "copyFailed">;
}) {
  const { locale, href, messages: pages } = usePage();
  const number = (value: number) => formatNumber(locale, value);
  const published = formatDay(locale, animation.publishedAt);
  const rows: [string, ReactNode][] = [
    [messages.frames, number(Math.round(animation.frameCount))],
    [messages.rate, messages.framesPerSecond({ rate: number(Math.round(animation.frameRate * 100) / 100) })],
    [messages.length, formatSeconds(locale, animation.durationInSeconds)],
    [messages.size, `${animation.width} × ${animation.height}`],
    [messages.layers, number(animation.layerCount)],
  ];
  if (animation.markers.length > 0)
    rows.push([messages.markers, animation.markers.map(({ name }) => name).join(", ")]);
  if (animation.stateMachines.length > 0) rows.push([messages.states, animation.stateMachines.join(", ")]);
  if (animation.themes.length > 0) rows.push([messages.themes, animation.themes.join(", ")]);
  if (animation.style !== null) rows.push([pages.packs.style, pages.browse.styles[animation.style]]);
  if (animation.pack !== null)
    rows.push([
      pages.packs.partOf,
      <a key="pack" className="link" href={href(packPath(animation.pack))}>
        {packs[animation.pack].name}
      </a>,
    ]);
  rows.push([
    messages.licence,
    animation.licence.url.startsWith("/") ? (
      <a key="licence" className="link" href={href(animation.licence.url)}>
        {animation.licence.name}
      </a>
    ) : (
      <Outside key="licence" href={animation.licence.url}>
        {animation.licence.name}
      </Outside>
    ),
  ]);
  if (isWebAddress(animation.sourceUrl)) {
    rows.push([
      messages.source,
      <Outside key="source" href={animation.sourceUrl}>
        {new URL(animation.sourceUrl).hostname}
      </Outside>,
    ]);
  }
  rows.push([
    messages.published,
    <time key="published" dateTime={animation.publishedAt.toISOString()}>
      {published}
    </time>,
  ]);
  return (
    <section aria-labelledby="sheet-title">
      <h2 className="h3" id="sheet-title">
        {messages.title}
      </h2>
      <dl className="facts-sheet tabular-numbers">
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <h3 className="label animation-page__attribution">{messages.attribution}</h3>
      <Island
        name="animation-attribution"
        component={AnimationAttribution}
        props={{
          text: animation.attribution,
          copy: messages.copyAttribution,
          copied: copying.copied,
          failed: copying.copyFailed,
        }}
        template={{
          look: "",
          values: { text: animation.attribution, copy: messages.copyAttribution },
          props: (given) => given,
        }}
        when="visible"
      />
    </section>
  );
}

import type { AnimationDetail } from "@zoetrope/catalog";
import { packs } from "@zoetrope/catalog/packs";
import { formatDay, formatNumber, formatSeconds, type AnimationMessages } from "@zoetrope/i18n";
import { Island } from "@zoetrope/page-app/island";
import { FilledTemplate } from "@zoetrope/ui/filled-template";
import { packPath } from "../page/pack-address.ts";
import { usePage, type Page } from "../page/use-page.ts";
import AnimationAttribution from "./animation-attribution.island.tsx";
import { webAddress } from "../page/web-address.ts";

/** One fact; its value leads to a page of ours (`path`) or elsewhere (`address`), or is a day (`day`, ISO 8601). */
interface Fact {
  readonly [name: string]: string | undefined;
  name: string;
  text: string;
  path?: string | undefined;
  address?: string | undefined;
  day?: string | undefined;
}

function Value({ text, path, address, day }: Fact) {
  if (path !== undefined)
    return (
      <a className="link" href={path}>
        {text}
      </a>
    );
  if (address !== undefined)
    return (
      <a className="link" href={address} target="_blank" rel="noopener nofollow">
        {text}
      </a>
    );
  return day === undefined ? text : <time dateTime={day}>{text}</time>;
}

function factsOf(
  animation: AnimationDetail,
  messages: AnimationMessages["sheet"],
  { locale, href, messages: pages }: Page,
): Fact[] {
  const number = (value: number) => formatNumber(locale, value);
  const list = (name: string, entries: readonly string[]): Fact[] =>
    entries.length === 0 ? [] : [{ name, text: entries.join(", ") }];
  const { style, pack, licence, publishedAt } = animation;
  const source = webAddress(animation.sourceUrl);
  return [
    { name: messages.frames, text: number(Math.round(animation.frameCount)) },
    {
      name: messages.rate,
      text: messages.framesPerSecond({ rate: number(Math.round(animation.frameRate * 100) / 100) }),
    },
    { name: messages.length, text: formatSeconds(locale, animation.durationInSeconds) },
    { name: messages.size, text: `${animation.width} × ${animation.height}` },
    { name: messages.layers, text: number(animation.layerCount) },
    ...list(
      messages.markers,
      animation.markers.map(({ name }) => name),
    ),
    ...list(messages.states, animation.stateMachines),
    ...list(messages.themes, animation.themes),
    ...(style === null ? [] : [{ name: pages.packs.style, text: pages.browse.styles[style] }]),
    ...(pack === null
      ? []
      : [{ name: pages.packs.partOf, text: packs[pack].name, path: href(packPath(pack)) }]),
    {
      name: messages.licence,
      text: licence.name,
      ...(licence.url.startsWith("/") ? { path: href(licence.url) } : { address: webAddress(licence.url) }),
    },
    ...(source === undefined
      ? []
      : [{ name: messages.source, text: new URL(source).hostname, address: source }]),
    { name: messages.published, text: formatDay(locale, publishedAt), day: publishedAt.toISOString() },
  ];
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
  const page = usePage();
  return (
    <section aria-labelledby="sheet-title">
      <h2 className="h3" id="sheet-title">
        {messages.title}
      </h2>
      <FilledTemplate
        as="dl"
        className="facts-sheet tabular-numbers"
        cacheKey="facts sheet"
        values={{ facts: factsOf(animation, messages, page) }}
      >
        {({ facts }) =>
          facts.map((fact) => (
            <div key={fact.name}>
              <dt>{fact.name}</dt>
              <dd>
                <Value {...fact} />
              </dd>
            </div>
          ))
        }
      </FilledTemplate>
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

import type { PackSummary } from "@zoetrope/catalog";
import { packs } from "@zoetrope/catalog/packs";
import { usePage } from "../page/use-page.ts";

function Names({ entries }: { entries: readonly { name: string; url: string | null }[] }) {
  const { href } = usePage();
  return entries.map(({ name, url }, index) => (
    <span key={name}>
      {index === 0 ? null : ", "}
      {url === null ? (
        name
      ) : url.startsWith("/") ? (
        <a className="link" href={href(url)}>
          {name}
        </a>
      ) : (
        <a className="link" href={url} rel="noopener nofollow" target="_blank">
          {name}
        </a>
      )}
    </span>
  ));
}

/** Who drew a set, under which licence, and where it comes from. */
export function PackFacts({ pack }: { pack: PackSummary }) {
  const { messages } = usePage();
  const { url } = packs[pack.slug];
  return (
    <dl className="pack-facts">
      <div>
        <dt>{messages.packs.by}</dt>
        <dd>
          <Names entries={pack.creators} />
        </dd>
      </div>
      <div>
        <dt>{messages.packs.licence}</dt>
        <dd>
          <Names entries={pack.licences} />
        </dd>
      </div>
      {url === null ? null : (
        <div>
          <dt>{messages.packs.site}</dt>
          <dd>
            <Names entries={[{ name: new URL(url).hostname, url }]} />
          </dd>
        </div>
      )}
    </dl>
  );
}

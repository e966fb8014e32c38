import { getAnimationMessages } from "@zoetrope/i18n";
import { createFragmentCache } from "@zoetrope/page-app";
import { Island, IslandRenderer } from "@zoetrope/page-app/island";
import { FragmentCacheProvider } from "@zoetrope/ui/cached-fragment";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import AnimationEmbed from "./animation-embed.island.tsx";
import { embedTemplate } from "./embed-template.ts";

const { embed: messages } = getAnimationMessages("en");
const cache = createFragmentCache();

const about = (title: string, file: string, width = 400) => ({
  siteUrl: "https://site.example",
  id: "0000000001",
  slug: "owl",
  title,
  playUrl: `https://assets.example/files/${file}`,
  width,
  height: 300,
});

function render(props: ReturnType<typeof about>, isCached: boolean): string {
  const fragments = cache.beginPage();
  const html = renderToString(
    <IslandRenderer value={(element, identifierPrefix) => renderToString(element, { identifierPrefix })}>
      <FragmentCacheProvider value={isCached ? fragments : null}>
        <Island
          name="animation-embed"
          component={AnimationEmbed}
          constants={{ messages }}
          props={props}
          template={embedTemplate(props)}
        />
      </FragmentCacheProvider>
    </IslandRenderer>,
  );
  return fragments
    .partsOf(html)
    .map((part) => (Buffer.isBuffer(part) ? part : part.bytes).toString())
    .join("");
}

test.each([
  "Owl",
  `<b "x" 'y' & 馬`,
  "&lt;already&gt;",
  'label="x"',
  "a={b} c={d}",
  "See // here",
  "<!-- a comment -->",
  "A title as long as forty letters and then some more of them",
])("the code of “%s” is to the letter what React makes of it", (title) => {
  // What another page has left behind must not show.
  render(about("Moth", "one.lottie"), true);
  for (const props of [about(title, "two.json"), about(title, "three.lottie", 300)])
    expect(render(props, true)).toBe(render(props, false));
});

import { escapeXml } from "@zoetrope/lottie/escape-xml";
import type { EmbedProps } from "./animation-embed.island.tsx";

/** What code of one title could be coloured as: the values of a template are not looked at. */
const looksLikeCode = /[={}]|\/\//;

/** For `Island`: the code of animations of one size differs by their titles and files alone. */
export function embedTemplate({
  siteUrl,
  title,
  playUrl,
  width,
  height,
}: Pick<EmbedProps, "siteUrl" | "title" | "playUrl" | "width" | "height">) {
  if (looksLikeCode.test(title)) return undefined;
  const fileAt = playUrl.lastIndexOf("/") + 1;
  const folder = playUrl.slice(0, fileAt);
  return {
    look: [siteUrl, folder, width, height].join(" "),
    // They are put into HTML, of which the code itself is a text.
    values: { title: escapeXml(title), file: escapeXml(playUrl.slice(fileAt)) },
    props: ({ title: name = "", file = "" }: Readonly<Record<string, string | undefined>>) => ({
      title: name,
      playUrl: folder + file,
    }),
  };
}

/** Ids are ten characters; whatever stands before them is for people and search engines. */
const address = /^(?:(.+)-)?([0-9a-z]{10})$/;

/** The id and the slug of `/animation/{slug}-{id}`; null when there is no id in it. */
export function readAnimationAddress(slugAndId: string): { slug: string; id: string } | null {
  const match = address.exec(slugAndId);
  return match ? { slug: match[1] ?? "", id: match[2] ?? "" } : null;
}

export const animationPath = ({ slug, id }: { slug: string; id: string }): string =>
  `/animation/${slug ? `${slug}-` : ""}${id}`;

/** Where programs ask how the page of an animation is embedded. Both are whole addresses. */
export const oembedAddress = (site: string, pageUrl: string): string =>
  `${site}/oembed?${new URLSearchParams({ url: pageUrl, format: "json" })}`;

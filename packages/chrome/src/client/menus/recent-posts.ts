import { logProblem } from "../page/log-problem.ts";

export const shownPosts = 4;

export interface RecentPost {
  title: string;
  href: string;
  image: string | null;
}

const isAddress = (value: unknown): value is string =>
  typeof value === "string" && /^(?:https?:\/\/|\/(?!\/))/.test(value);

function readPosts(body: unknown): RecentPost[] {
  const list = typeof body === "object" && body !== null && "data" in body ? body.data : body;
  if (!Array.isArray(list)) throw new TypeError("recent-posts sent no list");
  return list.flatMap((one: unknown) => {
    if (typeof one !== "object" || one === null || !("title" in one) || !("href" in one)) return [];
    const { title, href } = one;
    const image = "image" in one && isAddress(one.image) ? one.image : null;
    return typeof title === "string" && isAddress(href) ? [{ title, href, image }] : [];
  });
}

/** The last part of its address, by which clicks are counted: a title is a text. */
const slugOf = (href: string): string =>
  href
    .replace(/[?#].*$/, "")
    .split("/")
    .findLast(Boolean) ?? "post";

let asked: Promise<readonly RecentPost[]> | undefined;

/** Up to four posts, asked for once per page. Never rejects: a failure is logged and the list is empty. */
export function recentPosts(api: string): Promise<readonly RecentPost[]> {
  asked ??= fetch(`${api}/api/v1/blog/recent-posts`)
    .then(async (response) => {
      if (!response.ok) throw new Error(`${response.status} for recent-posts`);
      return readPosts(await response.json()).slice(0, shownPosts);
    })
    .catch((error: unknown) => {
      logProblem("Failed to fetch recent blog posts", error);
      asked = undefined;
      return [];
    });
  return asked;
}

/** Fills the list of a menu; `localise` puts the language of the page on addresses of this site. */
export async function showRecentPosts(
  list: HTMLElement,
  api: string,
  localise: (address: string) => string,
): Promise<void> {
  const posts = await recentPosts(api);
  list.replaceChildren(
    ...posts.map(({ title, href, image }) => {
      const link = document.createElement("a");
      link.className = "menu-post";
      link.href = localise(href);
      link.dataset["item"] = slugOf(href);
      const sheet = document.createElement("span");
      sheet.className = "menu-post__thumbnail";
      if (image !== null) {
        const picture = document.createElement("img");
        Object.assign(picture, { src: image, alt: "", loading: "lazy", decoding: "async" });
        sheet.append(picture);
      }
      const label = document.createElement("b");
      label.textContent = title;
      link.append(sheet, label);
      const item = document.createElement("li");
      item.append(link);
      return item;
    }),
  );
}

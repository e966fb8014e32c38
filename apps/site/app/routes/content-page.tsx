import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { findContentPage } from "../content/content-pages.ts";
import contentStyles from "../content/content.css?inline";
import { ContentView } from "../content-page/content-view.tsx";
import { findPictures } from "../content/find-pictures.ts";
import { pageMissing } from "../page/load-from-catalogue.ts";
import { siteServices } from "../page/site-context.ts";
import { usePage } from "../page/use-page.ts";
import type { RouteHandle } from "../page/route-handle.ts";

export const handle: RouteHandle = {
  styles: contentStyles,
  plays: ({ path, locale }) => (findContentPage(path, locale)?.pictures.length ?? 0) > 0,
};

/** Every address that no other route answers: a page of words, or the page for 404. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { catalog, path, locale } = siteServices(context);
  const page = findContentPage(path, locale);
  if (page === null) throw pageMissing();
  return { pictures: await findPictures(catalog, page.pictures, locale) };
}

export default function ContentPage() {
  const { pictures } = useLoaderData<typeof loader>();
  const { path, locale } = usePage();
  const page = findContentPage(path, locale);
  return page === null ? null : <ContentView page={page} pictures={pictures} />;
}

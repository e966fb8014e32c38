import playerStyles from "@zoetrope/player/styles.css?inline";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import contentStyles from "../content/content.css?inline";
import { findContentPage } from "../content/content-pages.ts";
import { findPictures } from "../content/find-pictures.ts";
import { ContentView } from "../content-page/content-view.tsx";
import { pageMissing } from "../page/load-from-catalogue.ts";
import type { RouteHandle } from "../page/route-handle.ts";
import { siteServices } from "../page/site-context.ts";
import { usePage } from "../page/use-page.ts";
import { findSample, sampleKey } from "../tools/tool-sample.ts";
import toolStyles from "../tools/tools.css?inline";

export const handle: RouteHandle = {
  plays: true,
  offlineFolder: () => "/tools",
  playsVideos: ({ path }) => path === "/tools/lottie-to-video",
  styles: playerStyles + contentStyles + toolStyles,
};

/** A page of words with a tool among them (`<Workbench>`). */
export async function loader({ context }: LoaderFunctionArgs) {
  const { catalog, path, locale } = siteServices(context);
  const page = findContentPage(path, locale);
  if (page === null) throw pageMissing();
  const [pictures, sample] = await Promise.all([
    findPictures(catalog, page.pictures, locale),
    findSample(catalog, locale, { isWithoutThemes: path === "/lottie-lab" }),
  ]);
  return { pictures: pictures.set(sampleKey, sample) };
}

export default function Tool() {
  const { pictures } = useLoaderData<typeof loader>();
  const { path, locale } = usePage();
  const page = findContentPage(path, locale);
  return page === null ? null : <ContentView page={page} pictures={pictures} />;
}

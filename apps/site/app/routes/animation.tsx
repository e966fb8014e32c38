import markerPositions from "@zoetrope/player/marker-positions.css?inline";
import playerStyles from "@zoetrope/player/styles.css?inline";
import { useLoaderData, type LoaderFunctionArgs } from "react-router";
import { AnimationPage } from "../animation/animation-page.tsx";
import pageStyles from "../animation/animation.css?inline";
import workshopStyles from "../animation/workshop.css?inline";
import { loadAnimation } from "../animation/load-animation.ts";
import { siteServices } from "../page/site-context.ts";
import type { RouteHandle } from "../page/route-handle.ts";

export const handle: RouteHandle = {
  plays: true,
  styles: playerStyles + markerPositions + pageStyles + workshopStyles,
};

export const loader = ({ params, context }: LoaderFunctionArgs) =>
  loadAnimation(siteServices(context), params["slugAndId"] ?? "");

export default function Animation() {
  const { animation, variants, related } = useLoaderData<typeof loader>();
  return <AnimationPage animation={animation} variants={variants} related={related} />;
}

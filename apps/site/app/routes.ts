import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** Locale prefixes are taken off before routing (server/page-request.ts), so each page is named once. */
export default [
  index("routes/home.tsx"),
  route("free-animations/:keyword?", "routes/free-animations.tsx"),
  route("featured-free-animations", "routes/featured.tsx"),
  route("packs", "routes/packs.tsx"),
  route("packs/:slug", "routes/pack.tsx"),
  route("saved-searches", "routes/saved-searches.tsx"),
  route("likes", "routes/likes.tsx"),
  route("tags", "routes/tags.tsx"),
  route("contact", "routes/contact.tsx"),
  route("help", "routes/help.tsx"),
  route("report-a-bug", "routes/report-a-bug.tsx"),
  route("request-feature", "routes/request-feature.tsx"),
  route("thanks", "routes/thanks.tsx"),
  route("animation/:slugAndId", "routes/animation.tsx"),
  route("embed/:id", "routes/embed.tsx"),
  route("tools", "routes/tools.tsx"),
  route("tools/:tool", "routes/tool.tsx"),
  route("interactivity", "routes/playground.tsx", { id: "interactivity" }),
  route("lottie-lab", "routes/playground.tsx", { id: "lottie-lab" }),
  route("api-explorer", "routes/api-explorer.tsx"),
  route("*", "routes/content-page.tsx"),
] satisfies RouteConfig;

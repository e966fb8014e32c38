import { index, route, type RouteConfig } from "@react-router/dev/routes";

/** Language prefixes are taken off before routing (server/page-address.ts), so each page is named once. */
export default [
  index("routes/files.tsx"),
  route("public-animations", "routes/public-animations.tsx"),
  route("people", "routes/people.tsx"),
  route("people/invitations", "routes/invitations.tsx"),
  route("statistics", "routes/statistics.tsx"),
  route("settings", "routes/settings.tsx"),
  route("admin", "routes/messages.tsx", { id: "admin" }),
  route("admin/feedback", "routes/messages.tsx"),
  route("admin/searches", "routes/searches.tsx"),
  route("admin/featured", "routes/featured.tsx"),
  route("admin/jobs", "routes/jobs.tsx"),
  route("admin/samples", "routes/samples.tsx"),
  route("admin/analytics", "routes/platform-analytics.tsx"),
  route("preview", "routes/preview.tsx"),
  route("switch/:id", "routes/switch.tsx"),
  route("*", "routes/missing.tsx"),
] satisfies RouteConfig;

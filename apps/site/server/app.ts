export { createSiteApp, type SiteApp, type SiteOptions } from "./create-site-app.ts";

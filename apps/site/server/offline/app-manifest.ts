import { getToolsMessages, localeIdentifier, localiseHref, type Locale } from "@zoetrope/i18n";
import { sharedFiles, sharePath } from "../../app/tools/offline/take-shared.ts";

/** Files that an operating system opens with the tools, and that phones share with them. */
const fileTypes = {
  "application/json": [".json"],
  "application/zip+dotlottie": [".lottie"],
  "application/x-tgsticker": [".tgs"],
  "image/svg+xml": [".svg"],
};
const icons = [
  { src: "/favicon.svg", type: "image/svg+xml", sizes: "any" },
  { src: "/tools/icons/app-192.png", type: "image/png", sizes: "192x192" },
  { src: "/tools/icons/app-512.png", type: "image/png", sizes: "512x512" },
  { src: "/tools/icons/app-maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
];

/**
 * The tools in one language as an app of their own (https://www.w3.org/TR/appmanifest/). Files are opened in a new window, so that the
 * work in another one stays (https://wicg.github.io/manifest-incubations/, file_handlers; https://w3c.github.io/web-share-target/).
 */
export function appManifest(locale: Locale): Response {
  const { offline, chooser } = getToolsMessages(locale);
  const folder = localiseHref(locale, "/tools");
  const shortcuts = ["web-player", "lottie-to-gif", "batch"] as const;
  const manifest = {
    id: folder,
    name: offline.appName,
    short_name: offline.appName,
    description: offline.appDescription,
    lang: localeIdentifier(locale),
    dir: "ltr",
    start_url: folder,
    scope: folder,
    display: "standalone",
    background_color: "#f5f1e8",
    theme_color: "#f5f1e8",
    categories: ["graphics", "utilities"],
    icons,
    shortcuts: shortcuts.map((tool) => ({ name: chooser.tools[tool], url: `${folder}/${tool}` })),
    launch_handler: { client_mode: "navigate-new" },
    file_handlers: [{ action: folder, accept: fileTypes, launch_type: "single-client" }],
    share_target: {
      action: folder + sharePath,
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        url: "url",
        files: [
          { name: sharedFiles, accept: [...Object.keys(fileTypes), ...Object.values(fileTypes).flat()] },
        ],
      },
    },
  };
  return Response.json(manifest, {
    headers: { "content-type": "application/manifest+json", "cache-control": "public, max-age=3600" },
  });
}

import { createClientFiles } from "@zoetrope/page-app";

/** The sign-in client, which pages of other sites load: under its own name it is renewed, under its version it never changes. */
export const isEmbedded = (path: string): boolean =>
  path === "/auth-client.js" || path.startsWith("/client/");

/** Serves those files out of the browser build so that any page may run them, modules and `integrity` attributes too (CORS). */
export function createEmbeddedFiles(folder: string) {
  const serve = createClientFiles({
    folder,
    headers: {
      "content-security-policy": "default-src 'none'",
      "cross-origin-resource-policy": "cross-origin",
      "access-control-allow-origin": "*",
    },
  });
  return async (path: string, acceptEncoding: string): Promise<Response | null> => {
    const file = await serve(path, acceptEncoding);
    if (path.startsWith("/client/"))
      file?.headers.set("cache-control", "public, max-age=31536000, immutable");
    return file;
  };
}

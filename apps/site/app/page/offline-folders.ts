/** Below each of these, behind the prefix of the language, a service worker has the pages work without network (tools/offline). */
export const offlineFolders = ["/tools", "/interactivity", "/lottie-lab"] as const;
export type OfflineFolder = (typeof offlineFolders)[number];

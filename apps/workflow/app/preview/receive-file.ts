/** The page that opened this one holds the file; it is given up after this. */
const timeoutInMs = 20_000;

/**
 * The file that was dropped on the page which opened this one (packages/chrome/src/client/search/drop-to-preview.ts): this page says that it
 * is ready, the answer carries the file. Only pages of these origins are asked and heard. Null when nobody opened this page, or no
 * file came in time.
 */
export function receiveFile(origins: readonly string[], from: string): Promise<File | null> | null {
  const opener = window.opener as Window | null;
  const origin = origins.find((known) => known === (URL.canParse(from) ? new URL(from).origin : ""));
  if (opener === null || origin === undefined) return null;
  return new Promise((resolve) => {
    const end = (file: File | null): void => {
      clearTimeout(timer);
      removeEventListener("message", onMessage);
      resolve(file);
    };
    const onMessage = (event: MessageEvent): void => {
      if (event.source !== opener || event.origin !== origin) return;
      const { data } = event as { data: unknown };
      if (typeof data !== "object" || data === null || !("type" in data) || !("file" in data)) return;
      if (data.type === "zoetrope:preview-file" && data.file instanceof File) end(data.file);
    };
    const timer = setTimeout(() => end(null), timeoutInMs);
    addEventListener("message", onMessage);
    opener.postMessage({ type: "zoetrope:preview-ready" }, origin);
  });
}

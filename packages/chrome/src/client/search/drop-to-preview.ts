import { dropZoneAttribute } from "./drop-zone.ts";

export const helloTimeoutInMs = 30_000;

export interface DropMessages {
  title: string;
  accepted: string;
  refused: string;
  opened: string;
  blocked: string;
  open: string;
  failed: string;
}

interface DropOptions {
  /** Page of the workflow app that takes the file. */
  previewUrl: string;
  messages: DropMessages;
  notify(text: string, action?: { label: string; run(): void }): void;
  helloTimeout?: number;
}

/** Only .json and .lottie, whatever the letters' case. */
export const isAnimationFile = (name: string): boolean => /\.(?:json|lottie)$/i.test(name);

const carriesFiles = (event: DragEvent): boolean => event.dataTransfer?.types.includes("Files") === true;
const isInZone = ({ target }: Event): boolean =>
  target instanceof Element && target.closest(`[${dropZoneAttribute}]`) !== null;

/**
 * Hands a file to a page on another origin without a server: that page says `zoetrope:preview-ready`, the answer carries the file.
 * Resolves false when it said nothing in time.
 */
export function sendFile(preview: Window, origin: string, file: File, timeoutInMs: number): Promise<boolean> {
  return new Promise((resolve) => {
    const end = (arrived: boolean): void => {
      removeEventListener("message", onMessage);
      clearTimeout(timer);
      resolve(arrived);
    };
    const onMessage = (event: MessageEvent): void => {
      if (event.source !== preview || event.origin !== origin) return;
      const { data } = event as { data: unknown };
      if (typeof data !== "object" || data === null || !("type" in data)) return;
      if (data.type !== "zoetrope:preview-ready") return;
      preview.postMessage({ type: "zoetrope:preview-file", file }, origin);
      end(true);
    };
    const timer = setTimeout(() => end(false), timeoutInMs);
    addEventListener("message", onMessage);
  });
}

/** Lets people drop an animation anywhere on the page. Returns how to end it. */
export function dropToPreview({
  previewUrl,
  messages,
  notify,
  helloTimeout = helloTimeoutInMs,
}: DropOptions): () => void {
  const { origin } = new URL(previewUrl);
  const ended = new AbortController();
  const { signal } = ended;
  const layer = document.createElement("div");
  layer.className = "drop-overlay";
  layer.hidden = true;
  const sheet = document.createElement("div");
  sheet.className = "drop-overlay__panel tissue tint-amber";
  const title = document.createElement("b");
  title.className = "h3";
  title.textContent = messages.title;
  const accepted = document.createElement("span");
  accepted.textContent = messages.accepted;
  sheet.append(title, accepted);
  layer.append(sheet);
  document.body.append(layer);

  function open(file: File): void {
    const preview = window.open(previewUrl, "_blank");
    if (preview === null) return notify(messages.blocked, { label: messages.open, run: () => open(file) });
    void sendFile(preview, origin, file, helloTimeout).then((arrived) =>
      notify(arrived ? messages.opened : messages.failed),
    );
  }
  const show = (event: DragEvent): void => {
    if (!carriesFiles(event)) return;
    layer.hidden = isInZone(event);
    if (layer.hidden) return;
    event.preventDefault();
    if (event.dataTransfer !== null) event.dataTransfer.dropEffect = "copy";
  };
  document.addEventListener("dragenter", show, { signal });
  document.addEventListener("dragover", show, { signal });
  document.addEventListener(
    "dragleave",
    (event) => {
      // Null where the pointer left the window, not just an element.
      if (event.relatedTarget === null) layer.hidden = true;
    },
    { signal },
  );
  document.addEventListener(
    "drop",
    (event) => {
      layer.hidden = true;
      if (!carriesFiles(event) || isInZone(event)) return;
      // Without this the browser would leave the page to show the file.
      event.preventDefault();
      const file = event.dataTransfer?.files[0];
      if (file === undefined) return;
      if (isAnimationFile(file.name)) open(file);
      else notify(messages.refused);
    },
    { signal },
  );
  return () => {
    ended.abort();
    layer.remove();
  };
}

/** Chromium's way to install a page as an app (https://wicg.github.io/manifest-incubations/#installation-prompts). */
export interface InstallPrompt extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

let kept: InstallPrompt | null = null;
let show: ((prompt: InstallPrompt | null) => void) | null = null;

/** Keeps the way to install the tools, which the browser offers once, until a button for it is there. */
export function keepInstallPrompt(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    kept = event as InstallPrompt;
    show?.(kept);
  });
  addEventListener("appinstalled", () => {
    kept = null;
    show?.(null);
  });
}

/** Calls back with the way to install the tools, and with null once that is done. */
export function watchInstallPrompt(
  onChange: (prompt: InstallPrompt | null) => void,
  signal: AbortSignal,
): void {
  show = onChange;
  signal.addEventListener("abort", () => (show = null));
  if (kept !== null) onChange(kept);
}

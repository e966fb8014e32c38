import { logProblem } from "../page/log-problem.ts";

export const svgRetryInMs = 5_000;

export interface LogoFile {
  /** The SVG's text; null while it is loading or missing. */
  svg: string | null;
  /** The last thing that went wrong, or null. */
  error: string | null;
}

/** The logo's SVG from the assets host: asked for at once, and again every five seconds until it is there. */
export function createLogoFile(url: string) {
  let state: LogoFile = { svg: null, error: null };
  const listeners = new Set<() => void>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const set = (next: LogoFile): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const fail = (message: string, cause: unknown): void => {
    set({ ...state, error: message });
    logProblem(message, cause);
  };
  async function load(): Promise<void> {
    try {
      const response = await fetch(url);
      if (!response.ok) throw new Error(`${response.status} for ${url}`);
      set({ svg: await response.text(), error: null });
    } catch (error) {
      fail("Failed to fetch SVG", error);
      timer = setTimeout(() => void load(), svgRetryInMs);
    }
  }
  void load();

  return {
    get: (): LogoFile => state,
    fail,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Throws "SVG code not available" while nothing is loaded. */
    require(): string {
      if (state.svg === null) throw new Error("SVG code not available");
      return state.svg;
    },
    stop: (): void => clearTimeout(timer),
  };
}

let logo: LogoSource | undefined;

/** The one logo of a page: whoever asks first has it fetched. */
export const loadLogo = (assets: string): LogoSource => (logo ??= createLogoFile(`${assets}/brand/logo.svg`));

export type LogoSource = ReturnType<typeof createLogoFile>;

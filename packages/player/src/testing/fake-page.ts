import { vi } from "vitest";

/** The little of a browser that a player touches, in a test's hands. */
export interface FakePage {
  /** What is in the host, in order. */
  host: HTMLElement;
  canvases: object[];
  scrollTo(isInView: boolean): void;
  hideTab(isHidden: boolean): void;
  resizeHost(width: number, height: number): void;
  askForStillness(isStill: boolean): void;
}

class FakeMedia extends EventTarget {
  matches = false;
}

/** Stands in for the page until `vi.unstubAllGlobals()`. */
export function createFakePage(): FakePage {
  const canvases: object[] = [];
  const size = { clientWidth: 200, clientHeight: 100 };
  const host = Object.assign(size, { append: (canvas: object) => void canvases.push(canvas) });
  const reducedMotion = new FakeMedia();
  const document = Object.assign(new EventTarget(), {
    hidden: false,
    createElement: () => {
      const canvas = {
        width: 0,
        height: 0,
        clientWidth: 200,
        style: {},
        setAttribute: () => undefined,
        transferControlToOffscreen: () => ({}),
        remove: () => void canvases.splice(canvases.indexOf(canvas), 1),
      };
      return canvas;
    },
  });
  const intersections = new Set<(entries: object[]) => void>();
  const resizes = new Set<() => void>();
  vi.stubGlobal("document", document);
  vi.stubGlobal("window", { devicePixelRatio: 2 });
  vi.stubGlobal("matchMedia", () => reducedMotion);
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(callback: (entries: object[]) => void) {
        intersections.add(callback);
      }
      observe(): void {}
      unobserve(): void {}
    },
  );
  vi.stubGlobal(
    "ResizeObserver",
    class {
      readonly #callback: () => void;
      constructor(callback: () => void) {
        this.#callback = callback;
      }
      observe(): void {
        resizes.add(this.#callback);
      }
      disconnect(): void {
        resizes.delete(this.#callback);
      }
    },
  );
  return {
    host: host as unknown as HTMLElement,
    canvases,
    scrollTo: (isIntersecting) => {
      for (const callback of intersections) callback([{ target: host, isIntersecting }]);
    },
    hideTab: (isHidden) => {
      document.hidden = isHidden;
      document.dispatchEvent(new Event("visibilitychange"));
    },
    resizeHost: (width, height) => {
      Object.assign(size, { clientWidth: width, clientHeight: height });
      for (const callback of resizes) callback();
    },
    askForStillness: (isStill) => {
      reducedMotion.matches = isStill;
      reducedMotion.dispatchEvent(new Event("change"));
    },
  };
}

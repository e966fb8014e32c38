import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { rotateFooterCountries } from "./rotate-footer-countries.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The line as the server wrote it, in a window that sees it. */
function showLine({ isReduced = false } = {}) {
  const shown: string[] = [];
  const slides: unknown[] = [];
  const country = {
    replaceChildren: (name: string) => void shown.push(name),
    animate(frames: Keyframe[], timing: object) {
      slides.push([frames.map(({ transform }) => transform), timing]);
      return { finished: Promise.resolve() };
    },
  };
  const page = Object.assign(new EventTarget(), { hidden: false });
  let see = (_isInSight: boolean): void => undefined;
  vi.stubGlobal("document", page);
  vi.stubGlobal("matchMedia", () => ({ matches: isReduced }));
  vi.stubGlobal(
    "IntersectionObserver",
    class {
      constructor(notify: (entries: { isIntersecting: boolean }[]) => void) {
        see = (isIntersecting) => notify([{ isIntersecting }]);
      }
      observe(): void {}
    },
  );
  rotateFooterCountries({
    dataset: { countries: '["Portugal","Japan","Kenya"]' },
    querySelector: () => country,
  } as unknown as HTMLElement);
  return { shown, slides, page, see: (isInSight: boolean) => see(isInSight) };
}

test("the next country comes every three seconds, and the first after the last", async () => {
  const { shown, see } = showLine();
  see(true);
  await vi.advanceTimersByTimeAsync(2_999);
  expect(shown).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(shown).toEqual(["Japan"]);
  await vi.advanceTimersByTimeAsync(6_000);
  expect(shown).toEqual(["Japan", "Kenya", "Portugal"]);
});

test("one goes out by 20 px and the next comes in by 20 px, in 0.3 seconds, with ease at both ends", async () => {
  const { slides, see } = showLine();
  see(true);
  await vi.advanceTimersByTimeAsync(3_000);
  const timing = { duration: 300, easing: "ease-in-out" };
  expect(slides).toEqual([
    [["translateY(0px)", "translateY(-20px)"], timing],
    [["translateY(20px)", "translateY(0px)"], timing],
  ]);
});

test("nothing slides for who wants less motion, and nothing turns unseen", async () => {
  const { shown, slides, see, page } = showLine({ isReduced: true });
  see(true);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(shown).toEqual(["Japan"]);
  expect(slides).toEqual([]);
  see(false);
  await vi.advanceTimersByTimeAsync(9_000);
  see(true);
  page.hidden = true;
  page.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(9_000);
  expect(shown).toEqual(["Japan"]);
});

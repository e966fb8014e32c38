const countryShownForInMs = 3_000;
const slideInPx = 20;
const slideInMs = 300;

const isReduced = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** "Made with love from …": the next country every three seconds, while the line can be seen. */
export function rotateFooterCountries(line: HTMLElement): void {
  const countries = JSON.parse(line.dataset["countries"] ?? "[]") as string[];
  const country = line.querySelector<HTMLElement>("[data-country]");
  if (country === null || countries.length < 2) return;
  let at = 0;
  let isInSight = false;
  let timer: ReturnType<typeof setInterval> | undefined;

  const slide = (from: number, to: number): Promise<unknown> => {
    const frame = (shift: number) => ({
      transform: `translateY(${shift}px)`,
      opacity: shift === 0 ? 1 : 0,
    });
    return country.animate([frame(from), frame(to)], { duration: slideInMs, easing: "ease-in-out" }).finished;
  };
  async function advance(): Promise<void> {
    at = (at + 1) % countries.length;
    const isStill = isReduced();
    if (!isStill) await slide(0, -slideInPx);
    country?.replaceChildren(countries[at] ?? "");
    if (!isStill) await slide(slideInPx, 0);
  }
  const settle = (): void => {
    clearInterval(timer);
    timer =
      isInSight && !document.hidden ? setInterval(() => void advance(), countryShownForInMs) : undefined;
  };
  new IntersectionObserver(([entry]) => {
    isInSight = entry?.isIntersecting === true;
    settle();
  }).observe(line);
  document.addEventListener("visibilitychange", settle);
}

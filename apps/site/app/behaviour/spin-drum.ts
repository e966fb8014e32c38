/** Ten frames at 12 a second, as the drum of the hero was drawn for. */
const frameInMs = 1_000 / 12;
const gallopInMs = 3_000;

/** Lets the drum gallop for three seconds now and on hover; the button keeps it going. */
export function spinDrum(drum: HTMLElement, button: HTMLButtonElement | null): void {
  // On a small screen most panes hang outside of it; drawing those would only cost.
  const isInSight = (pose: Element): boolean => {
    const { left, right } = pose.getBoundingClientRect();
    return right > 0 && left < innerWidth;
  };
  const poses = [...drum.querySelectorAll<SVGUseElement>("[data-pose]")].filter(isInSight);
  const file = drum.dataset["drum"] ?? "";
  const frameOf = (pose: SVGUseElement): number => Number(pose.getAttribute("href")?.split("-").at(-1));
  let timer: ReturnType<typeof setInterval> | null = null;
  let stopAt = 0;
  let isSpinning = false;

  const step = () => {
    if (document.hidden) return;
    for (const pose of poses) pose.setAttribute("href", `${file}#pose-${(frameOf(pose) + 1) % 10}`);
    if (!isSpinning && performance.now() > stopAt && timer !== null) {
      clearInterval(timer);
      timer = null;
    }
  };
  const gallop = (forInMs: number) => {
    stopAt = performance.now() + forInMs;
    timer ??= setInterval(step, frameInMs);
  };

  drum.addEventListener("pointerenter", () => gallop(gallopInMs));
  if (button !== null) {
    const label = button.querySelector("span");
    const [spin, rest] = [label?.textContent ?? "", button.dataset["rest"] ?? ""];
    button.hidden = false;
    button.addEventListener("click", () => {
      isSpinning = !isSpinning;
      button.setAttribute("aria-pressed", String(isSpinning));
      if (label !== null) label.textContent = isSpinning ? rest : spin;
      gallop(0);
    });
  }
  gallop(gallopInMs);
}

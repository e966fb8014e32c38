// Runs in the browser: the page that benchmarks/player.ts measures.
import { loadPlayer, mountCardPlayer } from "../../packages/player/src/index.ts";

const cards = (): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(".card")];
let drawn = 0;

/** Plays every card on a player of its own that reports every drawn frame. */
async function playAll(): Promise<void> {
  const { createPlayer } = await loadPlayer();
  await Promise.all(
    cards().map((host) => {
      const player = createPlayer({ host, source: { url: host.dataset["src"] ?? "" } });
      player.on("frame", () => (drawn += 1));
      player.play();
      return new Promise<void>((resolve) => {
        player.on("change", ({ hasDrawn }) => hasDrawn && resolve());
      });
    }),
  );
}

/** The same with lottie-web, which draws SVG on the main thread. */
async function playAllWithPeer(): Promise<void> {
  const { default: lottie } = await import("lottie-web");
  await Promise.all(
    cards().map(
      (container) =>
        new Promise<void>((resolve) => {
          const animation = lottie.loadAnimation({
            container,
            renderer: "svg",
            loop: true,
            autoplay: true,
            path: container.dataset["src"],
          });
          animation.addEventListener("enterFrame", () => (drawn += 1));
          animation.addEventListener("DOMLoaded", () => resolve());
        }),
    ),
  );
}

/** Milliseconds from the pointer's arrival on each card to its first drawn frame; the first has to fetch everything. */
function watchHovers(): void {
  for (const card of cards()) {
    mountCardPlayer(card, { src: card.dataset["src"] ?? "" });
    card.addEventListener("pointerenter", () => {
      const start = performance.now();
      const observer = new MutationObserver(() => {
        if (card.dataset["player"] !== "drawn") return;
        observer.disconnect();
        card.dataset["firstFrame"] = String(performance.now() - start);
      });
      observer.observe(card, { attributes: true, attributeFilter: ["data-player"] });
    });
  }
}

/** Frames per second of the page, and of each card, over some seconds. */
function measure(seconds: number): Promise<{ pageFramesPerSecond: number; cardFramesPerSecond: number }> {
  return new Promise((resolve) => {
    let frames = -1;
    let start = 0;
    const before = drawn;
    const onFrame = (time: number) => {
      frames += 1;
      if (frames === 0) start = time;
      if (time - start < seconds * 1000) return requestAnimationFrame(onFrame);
      const passed = (time - start) / 1000;
      return resolve({
        pageFramesPerSecond: frames / passed,
        cardFramesPerSecond: (drawn - before) / passed / cards().length,
      });
    };
    requestAnimationFrame(onFrame);
  });
}

Object.assign(globalThis, { bench: { playAll, playAllWithPeer, watchHovers, measure } });

import { elementStyles } from "./element-styles.ts";
import type { EngineSources } from "./engine/engine-link.ts";
import { prefersStill } from "./motion-preference.ts";
import { pagePool } from "./reel/page-pool.ts";
import { PlayerController } from "./controller/player-controller.ts";
import type { PlayerState } from "./controller/player-state.ts";

const playShape = '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 4.5v15l12-7.5z"/></svg>';
const pauseShape =
  '<svg viewBox="0 0 24 24" aria-hidden="true"><path d="M7 5h3.5v14H7zM13.5 5H17v14h-3.5z"/></svg>';

/** What scripts of the page find on `<zoetrope-player>`. */
export interface ZoetropePlayerElement extends HTMLElement {
  play(): void;
  pause(): void;
  stop(): void;
  /** Shows a frame, counted from 0. */
  seek(frame: number): void;
}

/**
 * `<zoetrope-player src="…">`, for any page. Attributes: `src`, `autoplay`, `loop`, `bounce`, `direction` (1 or -1),
 * `speed` (0.25 to 4), `theme`, `state-machine`, `poster`, `label` (what the picture shows), `trigger` ("hover": it plays while a
 * pointer is over it), `controls` (a button to play and pause, also shown when motion is reduced, and where nothing hovers),
 * `play-label`, `pause-label`, `error-label`.
 * Events: `load`, `play`, `pause`, `loop`, `complete`, `frame` (detail: the frame), `error` (detail: a message).
 */
export function createPlayerElement(sources: EngineSources): CustomElementConstructor {
  return class ZoetropePlayer extends HTMLElement implements ZoetropePlayerElement {
    static readonly observedAttributes = [
      "src",
      "speed",
      "loop",
      "bounce",
      "direction",
      "theme",
      "label",
      "poster",
    ];
    #player: PlayerController | null = null;
    #shown: PlayerState | null = null;
    readonly #stage = document.createElement("div");
    readonly #poster = document.createElement("img");
    readonly #button = document.createElement("button");
    readonly #notice = document.createElement("p");
    readonly #nearness = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && this.#wake(),
      {
        rootMargin: "200px",
      },
    );

    constructor() {
      super();
      const root = this.attachShadow({ mode: "open" });
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(elementStyles);
      root.adoptedStyleSheets = [sheet];
      this.#stage.className = "stage";
      this.#poster.className = "poster";
      this.#poster.hidden = true;
      this.#poster.alt = "";
      this.#button.type = "button";
      this.#button.hidden = true;
      this.#button.addEventListener("click", () => this.#onButton());
      this.#notice.hidden = true;
      this.#notice.setAttribute("role", "status");
      root.append(this.#poster, this.#stage, this.#button, this.#notice);
      this.addEventListener("pointerenter", () => this.#playsOnHover() && this.play());
      this.addEventListener("pointerleave", () => this.#playsOnHover() && this.pause());
      for (const [type, kind] of pointerKinds) {
        this.addEventListener(type, ({ clientX, clientY }) => {
          const box = this.getBoundingClientRect();
          this.#player?.postPointer(kind, clientX - box.left, clientY - box.top);
        });
      }
    }

    connectedCallback(): void {
      this.#describe();
      this.#nearness.observe(this);
      this.#draw();
    }

    disconnectedCallback(): void {
      this.#nearness.disconnect();
      this.#player?.close();
      this.#player = null;
    }

    attributeChangedCallback(name: string, before: string | null, after: string | null): void {
      if (before === after) return;
      this.#describe();
      const player = this.#player;
      if (!player) return;
      if (name === "src") this.#changeSource(player);
      else if (name === "speed") player.setSpeed(Number(after ?? 1));
      else if (name === "theme") player.setTheme(after);
      else if (name === "direction") player.setDirection(after === "-1" ? -1 : 1);
      else if (name === "loop" || name === "bounce") player.setLoop(this.#loop);
    }

    play = (): void => this.#wake()?.play();
    pause = (): void => this.#player?.pause();
    stop = (): void => this.#player?.stop();
    seek = (frame: number): void => this.#wake()?.seek(frame);

    #hasTrigger(): boolean {
      return this.getAttribute("trigger") === "hover";
    }

    /** A finger does not hover, and who wants no motion is not to meet it by chance: they get the button. */
    #playsOnHover(): boolean {
      return this.#hasTrigger() && !prefersStill() && matchMedia("(hover: hover)").matches;
    }

    get #src(): string {
      return new URL(this.getAttribute("src") ?? "", document.baseURI).href;
    }

    get #loop() {
      return this.hasAttribute("bounce") ? "bounce" : this.hasAttribute("loop") ? "loop" : "once";
    }

    #describe(): void {
      const label = this.getAttribute("label");
      if (label) {
        this.setAttribute("aria-label", label);
        this.#setRole();
      }
      const poster = this.getAttribute("poster");
      if (poster && this.#poster.getAttribute("src") !== poster) this.#poster.src = poster;
      this.#poster.hidden = !poster || this.#shown?.hasDrawn === true;
    }

    /** A picture has nothing in it that could be pressed: assistive technology would pass over the button. */
    #setRole(): void {
      if (this.getAttribute("label")) this.setAttribute("role", this.#button.hidden ? "img" : "group");
    }

    /** Starts once the element is near the viewport. */
    #wake(): PlayerController | null {
      if (this.#player || !this.isConnected || !this.getAttribute("src")) return this.#player;
      this.#nearness.disconnect();
      const player = (this.#player = new PlayerController({
        host: this.#stage,
        pool: pagePool(sources),
        source: { url: this.#src },
        loop: this.#loop,
        direction: this.getAttribute("direction") === "-1" ? -1 : 1,
        speed: Number(this.getAttribute("speed") ?? 1),
        theme: this.getAttribute("theme"),
      }));
      player.on("change", (state) => this.#onChange(state));
      player.on("frame", (frame) => this.#tell("frame", frame));
      player.on("loop", () => this.#tell("loop"));
      player.on("complete", () => this.#tell("complete"));
      const machine = this.getAttribute("state-machine");
      if (this.hasAttribute("autoplay") && player.autoplay()) {
        if (machine) player.startMachine(machine);
      } else if (!this.#poster.src) player.show();
      this.#draw();
      return player;
    }

    /** A file that failed had stopped playing; the next one starts as the element was told to. */
    #changeSource(player: PlayerController): void {
      const hadFailed = player.state.error !== null;
      player.setSource({ url: this.#src });
      if (hadFailed && this.hasAttribute("autoplay")) player.autoplay();
    }

    #onButton(): void {
      const player = this.#wake();
      if (!player) return;
      if (player.state.error) player.retry();
      else player.toggle();
      const machine = this.getAttribute("state-machine");
      if (machine && player.state.isPlaying && !player.state.machine) player.startMachine(machine);
    }

    #onChange(state: PlayerState): void {
      const before = this.#shown;
      this.#shown = state;
      if (state.facts && state.facts !== before?.facts) {
        if (!this.style.aspectRatio) this.style.aspectRatio = `${state.facts.width} / ${state.facts.height}`;
        this.#tell("load", state.facts);
      }
      if (state.isPlaying !== (before?.isPlaying ?? false)) this.#tell(state.isPlaying ? "play" : "pause");
      if (state.error && state.error !== before?.error) this.#tell("error", state.error.message);
      if (state.hasDrawn && !before?.hasDrawn)
        requestAnimationFrame(() => requestAnimationFrame(() => this.#describe()));
      else if (!state.hasDrawn) this.#describe();
      this.#draw();
    }

    #draw(): void {
      const isPlaying = this.#shown?.isPlaying ?? false;
      const mustOffer =
        this.hasAttribute("controls") ||
        this.#shown?.error ||
        (this.hasAttribute("autoplay") && prefersStill()) ||
        (this.#hasTrigger() && !this.#playsOnHover());
      this.#button.hidden = !mustOffer;
      this.#setRole();
      this.#button.innerHTML = isPlaying ? pauseShape : playShape;
      const label = isPlaying
        ? (this.getAttribute("pause-label") ?? "Pause")
        : (this.getAttribute("play-label") ?? "Play");
      this.#button.setAttribute("aria-label", label);
      this.#notice.hidden = !this.#shown?.error;
      this.#notice.textContent = this.#shown?.error
        ? (this.getAttribute("error-label") ?? "This animation did not load.")
        : "";
    }

    #tell(type: string, detail?: unknown): void {
      this.dispatchEvent(new CustomEvent(type, { detail }));
    }
  };
}

const pointerKinds = [
  ["pointerenter", "enter"],
  ["pointermove", "move"],
  ["pointerdown", "down"],
  ["pointerup", "up"],
  ["pointerleave", "exit"],
  ["click", "click"],
] as const;

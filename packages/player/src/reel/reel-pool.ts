import type { EngineLink, EngineListeners } from "../engine/engine-link.ts";
import type {
  EngineReply,
  ReelCommand,
  ReelEvent,
  ReelSettings,
  ReelSource,
  StillRequest,
} from "../engine/reel-protocol.ts";

export interface ReelListener {
  onEvent(event: ReelEvent): void;
  /** A frame was drawn, with every seek up to this one followed. */
  onFrame(frame: number, seekId: number): void;
  /** The reel was given up for another; its canvas is dead. */
  onEvicted(): void;
}

export interface ReelHandle {
  send(command: Exclude<ReelCommand, { type: "open" | "close" }>): void;
  close(): void;
}

interface PooledReel {
  listener: ReelListener;
  host: Element;
  isVisible: boolean;
  isPlaying: boolean;
  usedAt: number;
}

/** Decides which reels may hold a renderer. A phone holds fewer than a desk. */
export const defaultMaxReels = { desktop: 32, handheld: 12 };

/** A page's reels: at most `maxReels` hold a renderer, and only those in view of a visible tab move. */
export class ReelPool {
  readonly #maxReels: number;
  readonly #connect: (listeners: EngineListeners) => Promise<EngineLink>;
  #link: Promise<EngineLink> | null = null;
  readonly #reels = new Map<number, PooledReel>();
  readonly #stills = new Map<number, { resolve(blob: Blob): void; reject(error: Error): void }>();
  readonly #byHost = new Map<Element, number>();
  readonly #observer: IntersectionObserver;
  #nextId = 1;
  #clock = 0;

  constructor(options: { maxReels: number; connect: (listeners: EngineListeners) => Promise<EngineLink> }) {
    this.#maxReels = options.maxReels;
    this.#connect = options.connect;
    this.#observer = new IntersectionObserver((entries) => {
      for (const entry of entries) this.#onIntersection(entry);
    });
    document.addEventListener("visibilitychange", () => {
      for (const [id, reel] of this.#reels) this.#sendVisibility(id, reel);
    });
  }

  /** Reels that hold a renderer now. */
  get size(): number {
    return this.#reels.size;
  }

  /** Starts the engine before there is anything to draw. */
  async start(): Promise<void> {
    await this.#engine();
  }

  /** Draws on a new canvas for `host`; settings are read when the engine is there. Rejects when no engine can be started; calling again tries again. */
  async open(
    host: Element,
    canvas: OffscreenCanvas,
    source: ReelSource,
    readSettings: () => ReelSettings,
    listener: ReelListener,
  ): Promise<ReelHandle> {
    const link = await this.#engine();
    this.#evictReels();
    const settings = readSettings();
    const id = this.#nextId++;
    const reel: PooledReel = {
      listener,
      host,
      isVisible: true,
      isPlaying: settings.isPlaying,
      usedAt: ++this.#clock,
    };
    this.#reels.set(id, reel);
    this.#byHost.set(host, id);
    link.send(
      { type: "reel", id, command: { type: "open", canvas, source, settings, isVisible: !document.hidden } },
      [canvas],
    );
    this.#observer.observe(host);
    return {
      send: (command) => {
        if (!this.#reels.has(id)) return;
        reel.usedAt = ++this.#clock;
        link.send({ type: "reel", id, command });
      },
      close: () => this.#close(id),
    };
  }

  /** One frame as a PNG. */
  async drawStill(still: StillRequest): Promise<Blob> {
    const link = await this.#engine();
    const id = this.#nextId++;
    return new Promise((resolve, reject) => {
      this.#stills.set(id, { resolve, reject });
      link.send({ type: "still", id, still });
    });
  }

  #engine(): Promise<EngineLink> {
    this.#link ??= this.#connect({
      onReply: (reply) => this.#onReply(reply),
      onLost: () => this.#onLost(),
    }).catch((error: unknown) => {
      this.#link = null;
      throw error;
    });
    return this.#link;
  }

  #close(id: number): void {
    const reel = this.#reels.get(id);
    if (!reel) return;
    this.#reels.delete(id);
    if (this.#byHost.get(reel.host) === id) {
      this.#byHost.delete(reel.host);
      this.#observer.unobserve(reel.host);
    }
    void this.#link?.then((link) => link.send({ type: "reel", id, command: { type: "close" } }));
  }

  /** Out of view goes first, then at rest, then longest untouched. */
  #evictReels(): void {
    while (this.#reels.size >= this.#maxReels) {
      const rank = (reel: PooledReel) => (reel.isVisible ? 2 : 0) + (reel.isPlaying ? 1 : 0);
      const [victim] = [...this.#reels].toSorted(([, a], [, b]) => rank(a) - rank(b) || a.usedAt - b.usedAt);
      if (!victim) return;
      this.#close(victim[0]);
      victim[1].listener.onEvicted();
    }
  }

  #onIntersection(entry: IntersectionObserverEntry): void {
    const id = this.#byHost.get(entry.target);
    const reel = id === undefined ? undefined : this.#reels.get(id);
    if (id === undefined || !reel || reel.isVisible === entry.isIntersecting) return;
    reel.isVisible = entry.isIntersecting;
    this.#sendVisibility(id, reel);
  }

  #sendVisibility(id: number, reel: PooledReel): void {
    const isVisible = reel.isVisible && !document.hidden;
    void this.#link?.then((link) => link.send({ type: "reel", id, command: { type: "visible", isVisible } }));
  }

  /** All that was drawn is gone. Nobody knows which file it was: each player says so, and begins anew when it is asked to. */
  #onLost(): void {
    this.#link = null;
    const lost = [...this.#reels.values()];
    this.#reels.clear();
    this.#byHost.clear();
    const message = "The player hung or broke down, so it was ended";
    for (const { host, listener } of lost) {
      this.#observer.unobserve(host);
      listener.onEvicted();
      listener.onEvent({ type: "error", code: "engine", message });
    }
    const stills = [...this.#stills.values()];
    this.#stills.clear();
    for (const { reject } of stills) reject(new Error(message));
  }

  #onReply(reply: EngineReply): void {
    if (reply.type === "frames") {
      for (const [id, frame, seekId] of reply.frames) this.#reels.get(id)?.listener.onFrame(frame, seekId);
    } else if (reply.type === "reel") {
      const reel = this.#reels.get(reply.id);
      if (!reel) return;
      if (reply.event.type === "playing") reel.isPlaying = reply.event.isPlaying;
      reel.listener.onEvent(reply.event);
    } else if (reply.type === "still" || reply.type === "still-failed") {
      const waiting = this.#stills.get(reply.id);
      this.#stills.delete(reply.id);
      if (reply.type === "still") waiting?.resolve(reply.blob);
      else waiting?.reject(new Error(reply.message));
    }
  }
}

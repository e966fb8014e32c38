export interface CardPlayer {
    /**
     * Plays, also when motion is reduced: only call it for what a person did on purpose. Ends when pointer and focus leave
     * the card; with `hold` only with `stop`.
     */
    play(options?: {
        hold?: boolean;
    }): void;
    /** Ends playing and gives the renderer back; the poster returns. */
    stop(): void;
    /** Stops and stops listening. */
    unmount(): void;
}

export interface CardPlayerOptions {
    /** Address of the file to play. */
    src: string;
    /** Told once when the file cannot be played; the poster stays. */
    onError?: (message: string) => void;
}

export type Direction = 1 | -1;

/** `once` stops on the last frame; `bounce` plays there and back for ever. */
export type LoopMode = "loop" | "once" | "bounce";

export interface MachineInput {
    name: string;
    type: "Numeric" | "Boolean" | "String" | "Event";
    /** Null for events, which are fired and hold nothing. */
    value: MachineInputValue | null;
}

export type MachineInputValue = number | boolean | string;

/** One player: what a person can do to one animation. Draws nothing until it is asked to play, seek or show. */
declare class PlayerController {
    #private;
    get state(): PlayerState;
    /** The frame on screen, from 0; between two frames it has a fraction. */
    get frame(): number;
    /** Returns how to stop listening. */
    on<Type extends keyof PlayerListeners>(type: Type, listener: PlayerListeners[Type]): () => void;
    /** Plays unless the person asked for stillness; then the poster stays. Returns whether it plays. */
    autoplay(): boolean;
    play(): void;
    pause(): void;
    toggle(): void;
    /** Back to the first frame, at rest. */
    stop(): void;
    /** Shows a frame; what plays goes on from there. */
    seek(frame: number): void;
    /** Holds and moves by whole frames. */
    step(frames: number): void;
    setSpeed(speed: number): void;
    setLoop(loop: LoopMode): void;
    setDirection(direction: Direction): void;
    /** Plays only the frames of a marker; null plays everything. Unknown markers are ignored. */
    setMarker(name: string | null): void;
    setSegment(segment: PlayerState["segment"]): void;
    setTheme(theme: string | null): void;
    /** Shows another file in the same place, from the same frame and with the same settings. */
    setSource(source: ReelSource): void;
    /** Loads the file and shows the current frame, without playing. */
    show(): void;
    /** After an error: everything once more. */
    retry(): void;
    startMachine(id: string): void;
    stopMachine(): void;
    setMachineInput(name: string, value: MachineInputValue): void;
    fireMachineEvent(name: string): void;
    /** x and y in CSS pixels from the upper left corner of the host. Only a state machine listens to it. */
    postPointer(kind: PointerKind, x: number, y: number): void;
    /** The current frame as a PNG with transparency, in the animation's own size. */
    drawStill(size?: {
        width: number;
        height: number;
    }, theme?: string | null, frame?: number): Promise<Blob>;
    close(): void;
}

/** What a player tells those who listen. */
type PlayerListeners = {
    change: (state: PlayerState) => void;
    frame: (frame: number) => void;
    loop: () => void;
    complete: () => void;
    "machine-event": (name: string) => void;
};

export interface PlayerModule {
    /** A player on the page's own pool. */
    createPlayer(options: PlayerSettings): PlayerController;
}

export interface PlayerSettings {
    /** The box to fill; the canvas is put into it. */
    host: HTMLElement;
    source: ReelSource;
    loop?: LoopMode;
    direction?: Direction;
    speed?: number;
    theme?: string | null;
    /** Frames between two calls of the frame listeners; default 0: every drawn frame. */
    reportEveryFrames?: number;
}

/** Everything a player shows except the current frame, which changes too often to be state. */
export interface PlayerState {
    /** `resting` shows the poster: nothing was loaded yet, or the renderer was given to another player. */
    phase: "resting" | "loading" | "ready" | "error";
    isPlaying: boolean;
    /** The canvas shows something, so the poster may go. */
    hasDrawn: boolean;
    facts: ReelFacts | null;
    loop: LoopMode;
    direction: Direction;
    speed: number;
    segment: Segment | null;
    theme: string | null;
    machine: {
        id: string;
        state: string;
        inputs: MachineInput[];
    } | null;
    error: {
        code: ReelErrorCode;
        message: string;
    } | null;
}

type PointerKind = "enter" | "move" | "down" | "up" | "exit" | "click";

type ReelErrorCode = "fetch" | "too-large" | "file" | "engine";

export interface ReelFacts {
    /** Frames are numbered 0 to `frameCount - 1`. */
    frameCount: number;
    durationInSeconds: number;
    width: number;
    height: number;
    markers: {
        name: string;
        start: number;
        end: number;
    }[];
    themes: {
        id: string;
        name: string | null;
    }[];
    stateMachines: {
        id: string;
        name: string | null;
    }[];
}

/** What a player shows: a file to fetch, or bytes or JSON that are already here. */
export type ReelSource = {
    url: string;
} | {
    bytes: ArrayBuffer;
} | {
    json: string;
};

export interface Segment {
    /** The marker it came from; null when chosen by frames. */
    marker: string | null;
    start: number;
    end: number;
}

/** Fetches the player's code, once per page. Rejects when it does not arrive; the next call tries again. */
export declare function loadPlayer(): Promise<PlayerModule>;

/**
 * Plays an animation in the stage of a card while the pointer or the focus is on the card, and never when motion is
 * reduced. `stage` gets a canvas above its poster, `--progress` (0% to 100%), and `data-player="drawn"` from the
 * first drawn frame on, when the poster may hide. `card` is what hover and focus are watched on.
 */
export declare function mountCardPlayer(stage: HTMLElement, options: CardPlayerOptions, card?: HTMLElement): CardPlayer;

export type { PlayerController };

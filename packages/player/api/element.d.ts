/** What scripts of the page find on `<zoetrope-player>`. */
export interface ZoetropePlayerElement extends HTMLElement {
    play(): void;
    pause(): void;
    stop(): void;
    /** Shows a frame, counted from 0. */
    seek(frame: number): void;
}

export {};

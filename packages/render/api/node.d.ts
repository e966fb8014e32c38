/** A program that was given could not be run, or did not do its work. */
export declare class BrokenProgram extends Error {
    readonly program: string;
    /** What it said itself, or how it ended; null where there is no such program. */
    readonly complaint: string | null;
    constructor(program: string, complaint: string | null, cause?: unknown);
}

interface Diagnostic {
    code: DiagnosticCode;
    severity: DiagnosticSeverity;
    /** The document of an archive, such as `a/walk.json` or `manifest.json`; null for a file that is one document, and for a whole archive. */
    file: string | null;
    animationId: string | null;
    /** Where in the document it is first met (RFC 6901); "" is the document itself, null where there is no place to point at. */
    pointer: string | null;
    /** Of the value at `pointer`, from the start of the document; null where it is not known, as in UTF-16. */
    byteOffset: number | null;
    /** What the sentence is filled with, such as `count`. */
    parameters: {
        [name: string]: string | number;
    };
}

type DiagnosticCode = keyof typeof diagnosticSeverities;

/** `error`: something is missing from what is shown. `warning`: it may not play as meant. `info`: worth knowing. */
type DiagnosticSeverity = "error" | "warning" | "info";

/** What every operation that draws takes. */
interface DrawOptions {
    /** Draws one animation at a time: operations that run at once want a core each, or wait for each other. */
    core: DrawingCore;
    /** In pixels; with `height` too the picture fits into both. Default: the size of the animation. */
    width?: number;
    height?: number;
    /** Of a dotLottie of several; default the first. */
    animationId?: string;
    /** Of a dotLottie; default the one that the animation starts with, null for none. */
    themeId?: string | null;
    /** `#rrggbb` behind it; default transparent. */
    background?: string;
}

interface DrawReport extends OperationReport {
    /** Of the drawn picture, in pixels. */
    width: number;
    height: number;
}

/** ThorVG inside this thread: one animation at a time, drawn into memory. */
interface DrawingCore {
    /** Makes `json` the animation to draw. Throws UnreadableDrawing. */
    load(json: string, size: Size): void;
    resize(size: Size): void;
    /** A copy of the pixels at a frame from the in point. Colours are not multiplied by opacity. Throws BrokenFrame. */
    draw(frame: number): Uint8Array;
    /** The same without a copy: they are others as soon as anything is drawn in this thread. */
    view(frame: number): Uint8Array;
}

export type EncodedFormat = (typeof encodedFormats)[number];

interface FramesReport extends DrawReport {
    frameCount: number;
    framesPerSecond: number;
}

/** A Lottie animation as parsed JSON; see https://lottie.github.io/lottie-spec/ */
type LottieJson = {
    [key: string]: unknown;
};

interface NamedAnimation {
    id: string;
    name: string | null;
    json: LottieJson;
    /** `#rrggbb` or `#rrggbbaa` that the manifest names behind this animation; null when it names none. */
    background: string | null;
    /** Theme applied when the animation loads; null for none. */
    initialThemeId: string | null;
    /** Whatever else the manifest says of it, such as its speed, direction, loop and play mode; written again as it stands. */
    inManifest: LottieJson;
}

/** A theme (slot values) or a state machine of a dotLottie, as it stands in the file. */
interface NamedDocument {
    id: string;
    name: string | null;
    json: unknown;
    /** Whatever else the manifest says of it, such as the animations that a theme is for; written again as it stands. */
    inManifest: LottieJson;
}

/** The last argument of every operation. */
interface OperationControl {
    /** Ends the operation: its promise rejects with the signal's reason. */
    signal?: AbortSignal;
    /** Called with how much is done, 0 to 1, rising. */
    onProgress?: (share: number) => void;
}

interface OperationReport {
    /** What was off in the source; empty where a document was given, whose own are known already. */
    diagnostics: Diagnostic[];
}

/** What every operation gives. */
interface Outcome<Result, Report extends OperationReport = OperationReport> {
    result: Result;
    report: Report;
}

/** What is inside a file, whichever of the two formats it has. */
interface ParsedAnimation {
    format: "json" | "dotlottie";
    /** 1 or 2; null for JSON, and for an archive without a manifest. */
    dotLottieVersion: 1 | 2 | null;
    /** At least one; the first is the one shown. */
    animations: NamedAnimation[];
    themes: NamedDocument[];
    /** State machines of dotLottie 2; those of version 1 have another form and are only reported. */
    stateMachines: NamedDocument[];
    /** The state machine that starts with the file; null for none. */
    initialStateMachineId: string | null;
    /** Whatever else the manifest says, such as author, description and keywords; written again as it stands. */
    inManifest: LottieJson;
    /** Images and fonts of a dotLottie, by their path inside the archive. */
    assets: Map<string, Uint8Array>;
    /** Things that are off but still play. */
    diagnostics: Diagnostic[];
}

/** Packs pictures: `createPictureCodec` of `@zoetrope/render` makes one, or anything else that writes WebP. */
interface PictureCodec {
    /**
     * A lossless WebP of these pixels (four bytes each, colours not multiplied by opacity), the same bytes each time. `nearLossless`: 100 for
     * exactly these pixels, less for some that are close and take less room, as libwebp calls it. `isQuick`: a trial, which may take more room.
     * Null for what it cannot pack.
     */
    encodeWebp(picture: {
        pixels: Uint8Array<ArrayBuffer>;
        width: number;
        height: number;
    }, options: {
        nearLossless: number;
        isQuick: boolean;
    }): Promise<Uint8Array | null>;
}

/** Makes a file of a picture. */
type PictureEncoder = (frame: RawFrame, options?: QualityOptions) => Promise<Uint8Array<ArrayBuffer>>;

interface QualityOptions {
    /** 1 to 100, default 80. */
    quality?: number;
}

/** Pixels as they are: 4 bytes each (red, green, blue, opacity), colours not multiplied by opacity. */
interface RawFrame {
    pixels: Uint8Array;
    width: number;
    height: number;
    /** Frames from the in point. */
    frame: number;
}

interface Size {
    width: number;
    height: number;
}

/** What every operation takes: the bytes of a Lottie JSON or dotLottie, or what was read from them. It is never changed. */
type Source = Uint8Array | ParsedAnimation;

/** Which moments are drawn. */
interface Timing {
    /** Frames from the in point: the first, and the one behind the last. Default: the whole animation. */
    range?: {
        from: number;
        to: number;
    };
    /** Default: those of the animation. */
    framesPerSecond?: number;
}

export interface ToVideoOptions extends DrawOptions, Timing {
    /** MP4 has no opacity: what is transparent becomes `background`, default white. WebM and animated AVIF keep it. */
    format: "mp4" | "webm" | "avif";
    /** Where ffmpeg is: it is never looked for. */
    ffmpeg: string;
    /** How often the animation plays in the video; default 1. An AVIF holds it once, and plays it for ever. */
    plays?: number;
}

/**
 * Everything that is said of a file that is taken nevertheless. Codes are stable: programs may act on them. The sentence of each, in
 * every language, stands in the messages of the product; what fills its places is in `parameters`.
 */
declare const diagnosticSeverities: {
    readonly "not-utf-8": "warning";
    readonly "number-as-text": "warning";
    readonly "no-layers": "warning";
    readonly "unmarked-properties": "warning";
    readonly "missing-assets": "warning";
    readonly "odd-entries": "warning";
    readonly "circular-parents": "error";
    readonly "circular-compositions": "warning";
    readonly "animations-as-pictures": "error";
    readonly "animation-left-out": "error";
    readonly "not-in-archive": "error";
    readonly "links-in-archive": "warning";
    readonly "listed-twice": "info";
    readonly "nothing-listed": "info";
    readonly "no-manifest": "info";
    readonly "outdated-state-machines": "warning";
    readonly expressions: "warning";
    readonly "outside-pictures": "error";
    readonly "outside-fonts": "warning";
    readonly "drawn-otherwise": "warning";
    readonly "telegram-unmarked": "info";
    readonly "telegram-canvas": "warning";
    readonly "telegram-frame-rate": "warning";
    readonly "telegram-duration": "warning";
    readonly "telegram-size": "warning";
    readonly "telegram-feature": "warning";
    readonly "target-rewritten": "info";
    readonly "target-left": "warning";
    readonly "expression-baked": "info";
    readonly "expression-not-baked": "warning";
    readonly "schema-missing": "warning";
    readonly "schema-type": "warning";
    readonly "schema-value": "warning";
    readonly "machine-without-states": "error";
    readonly "machine-duplicate-state": "error";
    readonly "machine-unknown-state": "error";
    readonly "machine-unknown-input": "error";
    readonly "machine-wrong-input": "error";
    readonly "machine-wrong-comparison": "error";
    readonly "machine-unknown-animation": "error";
    readonly "machine-unknown-segment": "warning";
    readonly "machine-unknown-theme": "warning";
    readonly "machine-unreachable-state": "warning";
    readonly "machine-dead-transition": "warning";
    readonly "machine-endless": "error";
    readonly "svg-malformed": "error";
    readonly "svg-entities": "error";
    readonly "svg-too-many-elements": "error";
    readonly "svg-circular-references": "warning";
    readonly "svg-outside-references": "error";
    readonly "svg-scripts": "warning";
    readonly "svg-foreign-objects": "error";
    readonly "svg-filters": "error";
    readonly "svg-text-without-font": "error";
    readonly "svg-pictures": "error";
    readonly "svg-pattern-too-fine": "error";
    readonly "svg-unsupported-style": "warning";
    readonly "svg-animation-left-out": "warning";
};

/** A PNG of red, green, blue and opacity; the same pixels give the same bytes on every machine. */
declare function encodePng({ pixels, width, height }: RawFrame): Uint8Array<ArrayBuffer>;

export declare const encodedFormats: readonly [
    "webp",
    "avif",
    "jpeg"
];

/** The drawing core with the WebAssembly of the package itself, for this thread of Node. */
export declare const openDrawingCore: () => Promise<DrawingCore>;

/** What `optimise` packs pictures with, with the WebAssembly of the package itself. */
export declare const openPictureCodec: () => Promise<PictureCodec>;

/** The encoder of a format with the WebAssembly of the package itself. */
export declare const openPictureEncoder: (format: EncodedFormat) => Promise<PictureEncoder>;

/** The animation as a video, made by the ffmpeg that is given. Its bytes hang on that program. Throws BrokenProgram. */
export declare function toVideo(source: Source, options: ToVideoOptions, control?: OperationControl): Promise<Outcome<Uint8Array<ArrayBuffer>, FramesReport>>;

export {};

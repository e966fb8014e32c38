/** The value of a path as Lottie writes it: corners, with handles counted from them. */
interface BezierValue {
    c: boolean;
    v: number[][];
    i: number[][];
    o: number[][];
}

type BooleanOperation = "unite" | "subtract" | "intersect" | "exclude";

/** The player broke down on a frame: nothing more can be drawn with it in this thread. */
export declare class BrokenFrame extends Error {
    readonly frame: number;
    constructor(frame: number, cause: unknown);
}

/** Combines outlines, the first with each of the others in turn. */
type CombineOutlines = (outlines: readonly Contour[][], operation: BooleanOperation) => BezierValue[];

/**
 * One line of cubic Bézier curves: `points` holds where it begins and then, for each curve, two handles and the end, as x and y
 * in turn. A closed one comes back to its beginning with a curve of its own.
 */
interface Contour {
    points: number[];
    isClosed: boolean;
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

export interface DifferenceReport extends DrawReport {
    /** What the picture shows. */
    shown: FrameDifference;
    /** The frame in which most differs, on the whole. */
    worst: FrameDifference;
    /** Of any frame. */
    max: number;
    /** Of the frame in which it is largest. */
    mean: number;
    /** Of each frame that was compared, in the order of time. */
    frames: FrameDifference[];
    /** False where only some of the frames were compared. */
    isAll: boolean;
}

/** What every operation that draws takes. */
export interface DrawOptions {
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

export interface DrawReport extends OperationReport {
    /** Of the drawn picture, in pixels. */
    width: number;
    height: number;
}

/** ThorVG inside this thread: one animation at a time, drawn into memory. */
export interface DrawingCore {
    /** Makes `json` the animation to draw. Throws UnreadableDrawing. */
    load(json: string, size: Size): void;
    resize(size: Size): void;
    /** A copy of the pixels at a frame from the in point. Colours are not multiplied by opacity. Throws BrokenFrame. */
    draw(frame: number): Uint8Array;
    /** The same without a copy: they are others as soon as anything is drawn in this thread. */
    view(frame: number): Uint8Array;
}

export interface DrawingCoreOptions {
    /** `dotlottie-player.wasm`, wherever it comes from. */
    wasm: Uint8Array;
}

/** An animation being drawn: `@zoetrope/render` makes one, or anything else that draws. */
interface DrawnFrames {
    width: number;
    height: number;
    /** Pixels at a frame from the in point: four bytes each, red, green, blue and opacity, colours not multiplied by opacity. */
    draw(frame: number): Uint8Array | Promise<Uint8Array>;
    /** The same at once and without a copy, for who is done with it before anything else is drawn in this thread. */
    view?(frame: number): Uint8Array;
}

export interface EncodedPictureOptions extends RenderFrameOptions, QualityOptions {
    /** Of the format: `createWebpEncoder`, `createAvifEncoder`, `createJpegEncoder`. */
    encoder: PictureEncoder;
}

export interface EncoderOptions {
    /** The WebAssembly of the codec, wherever it comes from. */
    wasm: Uint8Array<ArrayBuffer>;
}

export interface EstimateSizeOptions extends DrawOptions, Timing {
    /** `gifFormat`, `apngFormat`, `webpFormat`, or `videoFormat` of `@zoetrope/render/browser-video`. */
    format: MovingFormat;
    /** How often it plays; default 0, for ever. A video plays once. */
    plays?: number;
    /** Called with each estimate on the way, better from one to the next. */
    onEstimate?: (estimate: SizeEstimate) => void;
}

export interface FitReport extends FramesReport {
    detail: MovingFormat["detail"];
    /** False where even the smallest file that was tried is larger; then it is that one. */
    isWithin: boolean;
    /** In the order in which they were tried. */
    attempts: SizeAttempt[];
}

export interface FitSizeOptions extends Omit<EstimateSizeOptions, "onEstimate"> {
    /** So large the file may be. */
    maxBytes: number;
    /** Called with all that is tried. */
    onAttempt?: (attempt: SizeAttempt) => void;
}

/** How far two pictures lie apart, of 255, where colours count as far as they are opaque. */
export interface FrameDifference {
    /** Frames from the in point of the first file; the other one is drawn at the same time. */
    frame: number;
    /** Of the worst channel of the worst pixel. */
    max: number;
    /** Over all pixels and channels. */
    mean: number;
}

export interface FramesReport extends DrawReport {
    frameCount: number;
    framesPerSecond: number;
}

interface GifPixelOptions {
    /** `#rrggbb` that half-transparent pixels are mixed with, as on a page of that colour. Default: they are there from half on. */
    matte?: string;
    /** Mixes neighbouring colours, and half-transparent with transparent pixels where there is no matte. Default false. */
    dither?: boolean;
    /** In the palette at most, 2 to 255; default 255. */
    colours?: number;
}

export interface GifReport extends FramesReport {
    /** In the palette, beside what is transparent. */
    colours: number;
}

/** A Lottie animation as parsed JSON; see https://lottie.github.io/lottie-spec/ */
type LottieJson = {
    [key: string]: unknown;
};

/** A file that is being written, frame after frame. */
export interface MovingFile {
    add(frame: RawFrame): void | Promise<void>;
    finish(): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>>;
    /** Frees what it holds, finished or not. */
    close?(): void;
}

/** How an animation becomes a file, for operations that hold for all such formats. */
export interface MovingFormat {
    name: "gif" | "apng" | "webp" | "mp4" | "webm";
    /** In words of the format: colours of a GIF's palette, quality of others; null where nothing can be chosen. */
    detail: {
        name: "colours" | "quality";
        value: number;
    } | null;
    /** Lies behind where nothing else was asked for; null for nothing. */
    usualBackground: string | null;
    /** Frames a second, of an animation with so many, where so many are wished for. */
    framesPerSecond(own: number, wanted: number | undefined): number;
    /** After so many frames one is written anew, whatever changed; Infinity for none. */
    framesBetweenKeys(framesPerSecond: number): number;
    /** Looks at the whole; what it gives begins a file each time it is called, of all frames or of some. */
    prepare(picture: MovingPicture): Promise<() => MovingFile | Promise<MovingFile>>;
    /** The same with fewer colours or of less quality, from the next best to the smallest that is worth looking at. */
    coarser(): MovingFormat[];
}

export interface MovingOptions extends DrawOptions, Timing {
    /** How often it plays; 0, the default, is for ever. */
    plays?: number;
}

/** What is to be written, before anything is. */
export interface MovingPicture {
    size: Size;
    framesPerSecond: number;
    /** 0 is for ever, where a format knows that; a video plays once. */
    plays: number;
    /** True where a colour lies behind it. */
    isOpaque: boolean;
    /** Frames from the in point. */
    frames: readonly number[];
    draw(frame: number): RawFrame;
}

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

/** Opens an animation for drawing, about `width` pixels wide. */
type OpenFrames = (parsed: ParsedAnimation, animationId: string, width: number) => DrawnFrames | Promise<DrawnFrames>;

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
export type PictureEncoder = (frame: RawFrame, options?: QualityOptions) => Promise<Uint8Array<ArrayBuffer>>;

export interface PictureReport extends DrawReport {
    /** Frames from the in point. */
    frame: number;
}

export interface QualityOptions {
    /** 1 to 100, default 80. */
    quality?: number;
}

/** Pixels as they are: 4 bytes each (red, green, blue, opacity), colours not multiplied by opacity. */
export interface RawFrame {
    pixels: Uint8Array;
    width: number;
    height: number;
    /** Frames from the in point. */
    frame: number;
}

/** What was asked for cannot be drawn, whatever the file. */
export declare class RenderError extends Error {
    readonly code: RenderErrorCode;
    /** What a sentence about it is filled with. */
    readonly parameters: Readonly<Record<string, string | number>>;
    constructor(code: RenderErrorCode, message: string, parameters?: Readonly<Record<string, string | number>>);
}

export type RenderErrorCode = "bad-option" | "empty-range" | "no-encoder" | "too-large" | "too-many-frames" | "too-many-plays" | "unknown-theme";

export interface RenderFrameOptions extends DrawOptions {
    /** Frames from the in point; "poster" (the default): the first of a few that shows something worth showing. */
    frame?: number | "poster";
}

export interface RenderFramesOptions extends DrawOptions, Timing {
    /** Frames from the in point in the order wanted, instead of a timing; at most 3,600. */
    frames?: readonly number[];
}

export interface SheetCell {
    /** Frames from the in point. */
    frame: number;
    left: number;
    top: number;
}

export interface SheetReport extends FramesReport {
    /** In the order of time, from left to right and down; each has the `width` and `height` of the report. */
    cells: SheetCell[];
    sheetWidth: number;
    sheetHeight: number;
}

interface Size {
    width: number;
    height: number;
}

export interface SizeAttempt {
    width: number;
    height: number;
    framesPerSecond: number;
    /** Colours or quality, where the format knows one of them. */
    detail: MovingFormat["detail"];
    bytes: number;
    /** False for a file that was made. */
    isEstimate: boolean;
}

export interface SizeEstimate {
    /** Of the file that would come out. */
    bytes: number;
    /** Between these it lies, as far as the frames that were encoded tell. */
    least: number;
    most: number;
    /** How many were encoded for it. */
    sampledFrames: number;
    /** True where these are all. */
    isExact: boolean;
}

/** What every operation takes: the bytes of a Lottie JSON or dotLottie, or what was read from them. It is never changed. */
type Source = Uint8Array | ParsedAnimation;

/** Which moments are drawn. */
export interface Timing {
    /** Frames from the in point: the first, and the one behind the last. Default: the whole animation. */
    range?: {
        from: number;
        to: number;
    };
    /** Default: those of the animation. */
    framesPerSecond?: number;
}

export interface ToAnimatedWebpOptions extends MovingOptions, QualityOptions {
    /** `createWebpEncoder`. */
    encoder: PictureEncoder;
}

export interface ToDifferencePictureOptions extends Omit<DrawOptions, "background"> {
    /** Of the second file; default `animationId`, where it has none the first. */
    otherAnimationId?: string;
    /** Which frame the picture shows; default the one in which most differs. */
    frame?: number | "worst";
    /** Frames that are compared; default all of both, or 300 of them evenly. At most 3,600. */
    frames?: readonly number[];
}

export interface ToGifOptions extends MovingOptions, GifPixelOptions {
}

export interface ToSheetOptions extends DrawOptions, Timing, QualityOptions {
    /** So many frames, evenly spread, instead of all. */
    count?: number;
    /** Default: as many as make it square. */
    columns?: number;
    /** Pixels between the frames; default 0. */
    gap?: number;
    /** Writes its number into the corner of each frame, for people; default false. */
    isNumbered?: boolean;
    /** Default: PNG. */
    encoder?: PictureEncoder;
}

/** ThorVG does not read the document, although it is an animation. The next one can be drawn. */
export declare class UnreadableDrawing extends Error {
    constructor();
}

export interface WebpFormatOptions {
    /** `createWebpEncoder`. */
    encoder: PictureEncoder;
    /** 1 to 100, default 80. */
    quality?: number;
}

/** Animated PNG, as `toApng` makes it: it knows no quality, only sizes and frames. */
export declare const apngFormat: () => MovingFormat;

/** An encoder of AVIF; `wasm` is `avif_enc.wasm`. */
export declare function createAvifEncoder(options: EncoderOptions): Promise<PictureEncoder>;

/**
 * ThorVG for this thread: of a browser, a worker, Node. Nothing is asked of the network. A thread has one WebAssembly for all its cores;
 * what breaks one breaks them all, and is ended with its thread.
 */
export declare function createDrawingCore({ wasm }: DrawingCoreOptions): Promise<DrawingCore>;

/** An encoder of JPEG; `wasm` is `mozjpeg_enc.wasm`. What is transparent becomes white: a JPEG has no opacity. */
export declare function createJpegEncoder(options: EncoderOptions): Promise<PictureEncoder>;

/** What `optimise` packs pictures with; `wasm` is `webp_enc_simd.wasm`. */
export declare function createPictureCodec(options: EncoderOptions): Promise<PictureCodec>;

/** An encoder of WebP; `wasm` is `webp_enc_simd.wasm`. */
export declare function createWebpEncoder(options: EncoderOptions): Promise<PictureEncoder>;

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

/**
 * About how large a file would become, before it is made: some frames are encoded, the others are taken to be like them. Throws as the
 * operation that makes the file.
 */
export declare function estimateSize(source: Source, options: EstimateSizeOptions, control?: OperationControl): Promise<Outcome<SizeEstimate, FramesReport>>;

/**
 * The best file that is not larger than wished: with fewer colours or of less quality, smaller, then with fewer frames a second, step by
 * step. Which step it is, is found by estimates; then it is made, and the next where that was still too large. Throws as `estimateSize`.
 */
export declare function fitSize(source: Source, options: FitSizeOptions, control?: OperationControl): Promise<Outcome<Uint8Array<ArrayBuffer>, FitReport>>;

/** GIF, as `toGif` makes it. */
export declare function gifFormat(options?: GifPixelOptions): MovingFormat;

/** One that is opened when the first picture is packed: most files have none. */
export declare function lazyPictureCodec(open: () => Promise<PictureCodec>): PictureCodec;

/** Viewers slow down what is faster: a picture of less than two hundredths of a second is shown for ten. */
export declare const maxGifFramesPerSecond = 50;

/** Combines outlines, the first with each of the others in turn, exactly: curves stay curves. */
export declare function openBooleans(): Promise<CombineOutlines>;

/** Draws for operations that look at frames. */
export declare const openFrames: (core: DrawingCore) => OpenFrames;

/** One frame as pixels. */
export declare function renderFrame(source: Source, options: RenderFrameOptions, control?: OperationControl): Promise<Outcome<RawFrame, DrawReport>>;

/** Frames one after another: the file is read and loaded once, and each is drawn when it is asked for. */
export declare function renderFrames(source: Source, options: RenderFramesOptions, control?: OperationControl): Promise<Outcome<AsyncIterable<RawFrame>, FramesReport>>;

/** The animation as an animated WebP, half-transparent pixels included; of each frame what changed. */
export declare function toAnimatedWebp(source: Source, options: ToAnimatedWebpOptions, control?: OperationControl): Promise<Outcome<Uint8Array<ArrayBuffer>, FramesReport>>;

/** The animation as an animated PNG: every pixel as it was drawn, of each frame what changed. */
export declare function toApng(source: Source, options: MovingOptions, control?: OperationControl): Promise<Outcome<Uint8Array<ArrayBuffer>, FramesReport>>;

/**
 * What looks different between two files, as a PNG: the first one pale, and over it from yellow to red what differs. Both are drawn at the
 * size of the first, from the same corner. Throws as `toPng` does.
 */
export declare function toDifferencePicture(before: Source, after: Source, options: ToDifferencePictureOptions, control?: OperationControl): Promise<Outcome<Uint8Array<ArrayBuffer>, DifferenceReport>>;

/**
 * The animation as a GIF: one palette for all frames, chosen by how colours look, of each frame what changed, times exact to a hundredth
 * of a second over the whole. Default: as many frames a second as the animation has, up to 25; at most 50.
 */
export declare function toGif(source: Source, options: ToGifOptions, control?: OperationControl): Promise<Outcome<Uint8Array<ArrayBuffer>, GifReport>>;

/** One frame, encoded as WebP, AVIF or JPEG. */
export declare function toPicture(source: Source, options: EncodedPictureOptions, control?: OperationControl): Promise<Outcome<Uint8Array<ArrayBuffer>, PictureReport>>;

/** One frame as PNG. The same file gives the same bytes everywhere. */
export declare function toPng(source: Source, options: RenderFrameOptions, control?: OperationControl): Promise<Outcome<Uint8Array<ArrayBuffer>, PictureReport>>;

/** Many frames in one picture: a sprite sheet of all, or a contact sheet of some. */
export declare function toSheet(source: Source, options: ToSheetOptions, control?: OperationControl): Promise<Outcome<Uint8Array<ArrayBuffer>, SheetReport>>;

/** Animated WebP, as `toAnimatedWebp` makes it. */
export declare function webpFormat({ encoder, quality }: WebpFormatOptions): MovingFormat;

export {};

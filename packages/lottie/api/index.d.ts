export interface AccessibilityAnalysis {
    animationId: string;
    mode: "wcag" | "iris";
    /** The width that was asked for. */
    width: number;
    /** False where flashes at that width may cause seizures. */
    isSafe: boolean;
    /** CSS pixels up to which flashes stay below WCAG's limits; null where they do at any width. Mode `iris` knows no sizes. */
    largestSafeWidth: number | null;
    findings: AccessibilityFinding[];
    score: AccessibilityScore;
    /** How many frames were drawn, and how many of them are a second. */
    frames: number;
    framesPerSecond: number;
    /** In how many of them contrast and patterns were looked at: up to four a second, all over the animation, where something changed. */
    stills: number;
    /** True where only the beginning was looked at. */
    isCutShort: boolean;
    /** Where it was asked for. */
    timeline?: AccessibilityTimeline;
}

/** What was found, by whom and of what; stands in the manifest beside the animation, as `accessibility`. */
export interface AccessibilityCertificate {
    engine: string;
    mode: AccessibilityAnalysis["mode"];
    width: number;
    isSafe: boolean;
    largestSafeWidth: number | null;
    score: number;
    findings: {
        code: string;
        severity: string;
        frames: {
            first: number;
            last: number;
        }[];
    }[];
    isCutShort: boolean;
    /** SHA-256 of all that the file holds but certificates. */
    content: string;
    /** SHA-256 of the certificate without this. */
    hash: string;
}

export interface AccessibilityFinding {
    code: FindingCode;
    severity: FindingSeverity;
    /** From the in point, first and last included. */
    frames: {
        first: number;
        last: number;
    }[];
    /** That cause it, as far as that is known; the most telling first. */
    layers: FindingLayer[];
    /** The frame to look at, and where on the canvas. */
    picture: {
        frame: number;
        area: Box;
    } | null;
    /** What the sentences are filled with, such as `width`. */
    parameters: {
        [name: string]: string | number;
    };
}

export interface AccessibilityScore {
    /** 0 to 100. */
    value: number;
    /** What was taken off 100. */
    deductions: {
        code: FindingCode;
        points: number;
    }[];
}

/** What happens when, one number for each frame that was looked at, to be drawn beside a playhead. At most 3,600 of each. */
export interface AccessibilityTimeline {
    /** From the in point. */
    frames: number[];
    /** Mean relative luminance on white, 0 to 1. */
    luminance: number[];
    general: FlashTimeline;
    red: FlashTimeline;
    /** Of the picture, 0 to 1: what changed since the frame before; 0 in the first. */
    changed: number[];
    /** How fast the fastest part moves that covers much, in longer sides of the canvas a second. Mode `iris` knows none. */
    speed: number[];
}

export interface AnalyseAccessibilityOptions {
    openFrames: OpenFrames;
    /** Which animation of a file of several; default the first. */
    animationId?: string;
    /** CSS pixels at which it is to be shown; default 512. */
    width?: number;
    /** `wcag` (default) looks at each pixel, as WCAG 2.2 means it; `iris` compares means of whole frames, as some tools do. */
    mode?: "wcag" | "iris";
    /**
     * Pixels at which it is drawn. Default 512, more for widths above 1,024; half of that where nothing flashes too much at any width, which
     * is known then.
     */
    drawnWidth?: number;
    /** Frames looked at; default and at most 3,600. */
    maxFrames?: number;
    /** True: the result has a `timeline`, a few numbers for each frame. Default false. */
    hasTimeline?: boolean;
    /** False for an animation that is played once; default: in a circle. */
    isLooping?: boolean;
}

/** Draws both sides of a comparison in the same size, four bytes a pixel, colours not multiplied by opacity. */
export interface AnimatedSvgRenderer {
    drawAnimation(json: LottieJson, frame: number): Promise<Uint8Array>;
    drawSvg(svg: string, timeInSeconds: number): Promise<Uint8Array>;
}

export interface AnimationFacts {
    width: number;
    height: number;
    frameRate: number;
    inPoint: number;
    outPoint: number;
    frameCount: number;
    durationInSeconds: number;
    /** Layers of the animation and of its precompositions, each composition counted once. */
    layerCount: number;
    markers: {
        name: string;
        frame: number;
        durationInFrames: number;
    }[];
    /** `#rrggbb` when a solid or shape covers the whole canvas below everything; else null. */
    backgroundColour: string | null;
    hasImages: boolean;
    /** Pictures and sounds, and fonts, that are asked for by an address and are not in the file: players draw none of them. */
    outsidePictures: number;
    outsideFonts: number;
    hasText: boolean;
    hasExpressions: boolean;
    hasGradients: boolean;
    hasMasks: boolean;
}

/** What is left of the file and of its animations that are meant, with keyframes for expressions. */
export type BakeExpressions = (source: ParsedAnimation, options: EditOptions, control: OperationControl) => Promise<Outcome<ParsedAnimation, BakeExpressionsReport>>;

export interface BakeExpressionsReport extends EditReport {
    /** Expressions that are keyframes now (`expression-baked`). */
    baked: Diagnostic[];
    /** Expressions that are not, and why (`expression-not-baked`): they stand as they were. */
    left: Diagnostic[];
}

/** CSS easing as two handles of a curve from (0, 0) to (1, 1). */
type Bezier = readonly [
    x1: number,
    y1: number,
    x2: number,
    y2: number
];

/** The value of a path as Lottie writes it: corners, with handles counted from them. */
interface BezierValue {
    c: boolean;
    v: number[][];
    i: number[][];
    o: number[][];
}

/** By the names of CSS. */
export type BlendMode = (typeof blendModes)[number];

type BooleanOperation = "unite" | "subtract" | "intersect" | "exclude";

/** A rectangle along the axes; `right` and `bottom` lie outside what it holds by nothing. */
export interface Box {
    left: number;
    top: number;
    right: number;
    bottom: number;
}

export interface BundleReport extends OperationReport {
    /** Ids that several files had: what each became. */
    renamed: {
        kind: "animation" | "theme" | "stateMachine";
        from: string;
        to: string;
    }[];
}

export interface CertificateVerdict {
    /** Null: the certificate says what is found now. */
    fault: "none-there" | "content-changed" | "not-what-is-found" | null;
    /** What it should say, computed again; null where there is none. */
    expected: AccessibilityCertificate | null;
}

export interface Change {
    code: ChangeCode;
    animationId: string | null;
    /** Where it stands in the animation, or in the file where no animation is named, as it was; of what is new, where its list stands (RFC 6901). */
    pointer: string;
    /** What the sentence is filled with, such as `layer`, `property` (one of `changedProperties`), `from`, `to` and `count`. */
    parameters: {
        [name: string]: string | number;
    };
}

export type ChangeCode = (typeof changeCodes)[number];

export type ChangedProperty = (typeof changedProperties)[number];

/** What other colours can fix. */
export type ColourFinding = Extract<FindingCode, "text-contrast" | "shape-contrast" | "stripes" | "checkerboard">;

/** From the file's colours (`#rrggbb`) to the wanted ones; colours that are not named stay. */
export type ColourMapping = {
    readonly [hex: string]: string;
};

/** Where a colour is used. */
export type ColourUse = "fill" | "stroke" | "gradient" | "solid" | "text" | "effect";

/** Combines outlines, the first with each of the others in turn. */
type CombineOutlines = (outlines: readonly Contour[][], operation: BooleanOperation) => BezierValue[];

export interface CombineReport extends OperationReport {
    /** What the one animation has no place for: names of markers, ids of all else. */
    leftOut: {
        animations: string[];
        markers: string[];
        themes: string[];
        stateMachines: string[];
    };
}

export interface ComparedReport {
    renderers: string[];
    /** Renderers that draw an animation differently each time, or not at all: they were not asked. */
    unsteady: string[];
    bound: ErrorBound;
    /** What is left: at the worst pixel, and of the worst frame as a whole. */
    error: PictureError;
    frames: number;
    /** False where an animation has more frames than `maxFrames`: those at which something turns were compared, and others evenly between. */
    isAll: boolean;
}

/** How much there is to do for a frame; each composition is counted as often as it is drawn. */
export interface Complexity {
    drawnLayers: number;
    paths: number;
    points: number;
    keyframes: number;
    masks: number;
    mattes: number;
    effects: number;
    /** Layers that are drawn aside before they are put on the canvas: mattes, masks, blends and half-transparent compositions. */
    offscreenPasses: number;
}

/**
 * One line of cubic Bézier curves: `points` holds where it begins and then, for each curve, two handles and the end, as x and y
 * in turn. A closed one comes back to its beginning with a curve of its own.
 */
export interface Contour {
    points: number[];
    isClosed: boolean;
}

export interface ConvertOptions {
    /** Default: the other one than the source has, of JSON and dotLottie. */
    format?: WrittenFormat;
    /** A Lottie JSON and a sticker hold one animation: which; default the first. A dotLottie holds all of them, or the one named. */
    animationId?: string;
}

export interface ConvertReport extends OperationReport {
    format: WrittenFormat;
    /** Of a sticker: what Telegram would refuse, such as more than 64 KB; empty of the other formats. */
    refused: Diagnostic[];
    /** What the other format has no place for: ids. */
    leftOut: {
        animations: string[];
        themes: string[];
        stateMachines: string[];
    };
}

export interface CropOptions extends EditOptions {
    /** Pixels of the canvas; parts outside of it are empty. */
    x: number;
    y: number;
    width: number;
    height: number;
}

/** Raw deflate (RFC 1951). */
type Deflate = (bytes: Uint8Array) => Uint8Array;

export interface Diagnostic {
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

export type DiagnosticCode = keyof typeof diagnosticSeverities;

/** `error`: something is missing from what is shown. `warning`: it may not play as meant. `info`: worth knowing. */
export type DiagnosticSeverity = "error" | "warning" | "info";

/** A diff that is for another document. */
export declare class DiffDoesNotFit extends Error {
    constructor(pointer: string);
}

/** What is said of a document that is read already: where it stands in it, and a code of whoever says it. */
interface DocumentDiagnostic<Code extends string> extends Pick<Diagnostic, "severity" | "parameters"> {
    code: Code;
    /** RFC 6901. */
    pointer: string;
}

export interface DocumentDiff {
    /** What `applyDiff` needs; null where both files say the same. */
    diff: JsonDiff | null;
    /** The same in terms of layers, keyframes, colours and texts, in the order of the document. */
    changes: Change[];
}

/** What goes into a dotLottie; a ParsedAnimation fits. */
export interface DotLottieContent {
    /** At least one; the first is the one shown. */
    animations: readonly (Pick<NamedAnimation, "id" | "json"> & Partial<NamedAnimation>)[];
    themes?: readonly (Pick<NamedDocument, "id" | "json"> & Partial<NamedDocument>)[];
    stateMachines?: readonly (Pick<NamedDocument, "id" | "json"> & Partial<NamedDocument>)[];
    initialStateMachineId?: string | null;
    /** What else the manifest is to say, such as author and keywords. */
    inManifest?: LottieJson;
    /** Images and fonts by path (`i/photo.png`, `f/font.ttf`); the folders of version 1 are renamed. */
    assets?: ReadonlyMap<string, Uint8Array>;
}

export interface DotLottieOptions {
    /** Written into the manifest, unless it is empty; default what it said before, or "Zoetrope". */
    generator?: string;
    /** Raw deflate to use instead of fflate's at level 9: Node's zlib makes the same sizes faster. */
    deflate?: Deflate;
}

export type DrawingMistake = keyof typeof mistakes;

/** An animation being drawn: `@zoetrope/render` makes one, or anything else that draws. */
export interface DrawnFrames {
    width: number;
    height: number;
    /** Pixels at a frame from the in point: four bytes each, red, green, blue and opacity, colours not multiplied by opacity. */
    draw(frame: number): Uint8Array | Promise<Uint8Array>;
    /** The same at once and without a copy, for who is done with it before anything else is drawn in this thread. */
    view?(frame: number): Uint8Array;
}

export interface EditOptions {
    /** Only this animation of a file of several; default all of them. */
    animationId?: string;
}

export interface EditReport extends OperationReport {
    /** How many places became others. */
    changes: number;
}

/** Errors of 255 that a frame may have, on a canvas of 512 pixels. */
export interface ErrorBound {
    max: number;
    mean: number;
}

export interface ExtractThemeOptions extends EditOptions {
    /** Ids of the themes that are made; default "light" for the colours as they are, and "dark". */
    lightId?: string;
    darkId?: string;
}

export interface ExtractThemeReport extends EditReport {
    /** The slots that stand for the colours, most used first; `hexes`: the colour, or that of each keyframe or stop; `hex`: the first. */
    slots: {
        id: string;
        hex: string;
        hexes: string[];
        uses: number;
        kind: "colour" | "moving-colour" | "gradient";
    }[];
    /** Colours that stay in their places: of texts and effects, of gradients that move, and of a slot inside of a colour or without a value. */
    notSlotted: number;
}

/** Objects by which something is told to be used: of one of some types (`ty`), or with some member, as far as they pass a test. */
type FeatureDetector = ({
    types: readonly unknown[];
} | {
    member: string;
}) & {
    test?: (object: JsonObject) => boolean;
};

/** A feature that an animation uses, and who draws it. */
export interface FeatureFacts {
    name: TargetFeature;
    /** Of every target of which it is known. */
    supports: (TargetSupport & {
        target: Target;
    })[];
}

type FeatureName = keyof typeof features;

/** A colour that the file names, strongest first by the number of places. */
export interface FileColour {
    /** `#rrggbb`, lower case. */
    hex: string;
    /** Number of places that name it. */
    count: number;
    uses: ColourUse[];
}

export type FindingCode = (typeof findingCodes)[number];

export interface FindingLayer {
    /** RFC 6901, in the document of the animation. */
    pointer: string;
    name: string | null;
}

/** `error`: harmful at the width that was asked for. `warning`: keeps some people out. `info`: worth knowing. */
export type FindingSeverity = "error" | "warning" | "info";

export interface FixColoursOptions extends EditOptions {
    openFrames: OpenFrames;
    /** The finding that is to go. Text and shapes get colours that stand out, stripes and squares softer ones. */
    finding: ColourFinding;
    /** CSS pixels at which it is to be shown; default 512. */
    width?: number;
}

export interface FixColoursReport extends EditReport {
    /** In how many of the stills that were looked at it is still found. */
    left: number;
}

/** Flashes of one kind, a number for each frame. */
export interface FlashTimeline {
    /** Of the picture, 0 to 1: what ends a flash in this frame, two opposing changes within a second. */
    share: number[];
    /** Flashes within the second up to this frame that fill too much of the field of view at the width asked for; more than three harm. */
    count: number[];
}

export interface FontFacts {
    /** What text layers name it by. */
    name: string;
    family: string;
    style: string;
    /** `glyphs`: drawn from outlines in the file. `device`: whatever the device has. */
    source: "glyphs" | "file" | "outside" | "device";
    glyphs: number;
}

/** What an animation costs to draw. */
export interface FrameCost {
    /**
     * Milliseconds of processor time that ThorVG (WebAssembly, one core of a Xeon at 2.5 GHz) takes for a frame 512 pixels on the longer
     * side, on average over the animation. Other devices and sizes take another multiple of it: it is there to compare animations.
     */
    millisecondsPerFrame: number;
    /** `counts`: estimated from what the document holds. `frames`: from what some frames of it paint, which is closer. */
    basis: "counts" | "frames";
}

/** Who draws an animation before and after: `openFrames` of `@zoetrope/render`, a player in a page, … */
export interface FrameRenderer {
    /** By which a report calls it. */
    name: string;
    /**
     * True for a player that draws by a browser's means, such as lottie-web. A browser moves edges in steps of a quarter of a pixel, so that
     * a thousandth shows where it crosses a step: numbers are rounded and paths joined as far as ThorVG allows only where such a one looks.
     */
    isBrowser?: boolean;
    openFrames: OpenFrames;
}

export interface FromSvgOptions {
    /** Default: as the drawing says, or as its other side makes it. */
    width?: number;
    height?: number;
    /** Default 60. */
    frameRate?: number;
    /** Default: as long as it moves, or until it begins anew; 1 where it does not. */
    durationInSeconds?: number;
    /** Moves a drawing by rules; what moves by itself then stands still. */
    preset?: SvgPreset;
    /** Draws text as outlines (`createTextShaper`); without one text is left out and reported. */
    shaper?: TextShaper;
    limits?: Partial<SvgLimits>;
}

export interface FromSvgReport extends OperationReport {
    title: string | null;
    description: string | null;
    author: string | null;
    licence: string | null;
    /** Where the drawing says to be from. */
    source: string | null;
}

/** What is used of harfbuzzjs, which is handed in: who has no text does not load it. */
export interface HarfBuzz {
    Blob: new (bytes: Uint8Array) => object;
    Face: new (blob: never) => {
        upem: number;
    };
    Font: new (face: never) => {
        hExtents(): {
            ascender: number;
            descender: number;
        };
        glyphToPath(glyph: number): string;
    };
    Buffer: new () => {
        addText(text: string): void;
        guessSegmentProperties(): void;
        getGlyphInfos(): {
            codepoint: number;
            cluster: number;
        }[];
        getGlyphPositions(): {
            xAdvance: number;
            yAdvance: number;
            xOffset: number;
            yOffset: number;
        }[];
    };
    shape(font: never, buffer: never): void;
}

export interface ImageFacts {
    id: string;
    width: number;
    height: number;
    /** As its address or name says it, such as `png`; "" where neither does. */
    type: string;
    source: "embedded" | "file" | "outside" | "none";
    /** Of the picture itself; null where it is not in the file. */
    bytes: number | null;
    /** How many layers show it. */
    uses: number;
}

export interface InspectOptions {
    /** Which animation of a file of several; default the first. */
    animationId?: string;
    /**
     * At how many frames, spread evenly, it is worked out what is painted: for `areaShare` of the palette and a closer `cost`. Up to 100;
     * default 0, because it takes about as long again as all else.
     */
    sampledFrames?: number;
}

/** What is known of one animation of a file without drawing it. */
export interface Inspection {
    format: ParsedAnimation["format"];
    dotLottieVersion: 1 | 2 | null;
    /** Of all animations of the file, the one shown first. */
    animationIds: string[];
    animationId: string;
    name: string | null;
    facts: AnimationFacts;
    /** Who made it, under which licence, and where it is from, as far as the file says so. */
    origin: Origin;
    /** What was done to it by operations of this library, oldest first. */
    lineage: LineageEntry[];
    size: SizeReport;
    /** What it uses, and which players draw that. */
    features: FeatureFacts[];
    /** How it stands to what messengers ask of stickers. */
    stickers: StickerFacts[];
    fonts: FontFacts[];
    images: ImageFacts[];
    /** The colours that the file names, the most frequent first. */
    palette: PaletteColour[];
    layers: LayerFacts[];
    /** Programs: where each stands and how long it is. */
    expressions: {
        pointer: string;
        length: number;
    }[];
    slots: {
        id: string;
        type: SlotType;
        uses: number;
    }[];
    themes: {
        id: string;
        name: string | null;
        rules: number;
        animationIds: string[] | null;
    }[];
    stateMachines: {
        id: string;
        name: string | null;
        states: string[];
        initial: string | null;
        inputs: string[];
        interactions: number;
    }[];
    complexity: Complexity;
    cost: FrameCost;
}

/** Two changes of one place that exclude each other. A side that is missing took the place away. */
interface JsonConflict {
    /** In the document that both began with. */
    pointer: string;
    kind: "changed-twice" | "changed-and-removed" | "moved-twice";
    ours?: unknown;
    theirs?: unknown;
}

/** How one JSON value becomes another. Plain JSON itself, so that it can be stored and sent. */
export type JsonDiff = ValueDiff | ObjectDiff | ListDiff;

/** Narrow looks at unknown JSON: null instead of a wrong type, never a throw. */
type JsonObject = {
    [key: string]: unknown;
};

export interface LayerContent {
    text?: string;
    /** The id of a picture, sound or composition, and the name that the file has for it. */
    refId?: string;
    refName?: string;
    /** How many shapes, of which kinds, and the colours that they begin with. */
    shapes?: number;
    kinds?: Partial<Record<ShapeKind, number>>;
    colours?: string[];
}

export interface LayerFacts {
    /** Where it stands in the document (RFC 6901). */
    pointer: string;
    /** Null for the animation itself, else the id of the composition that it is in. */
    composition: string | null;
    name: string | null;
    type: LayerType;
    /** What it shows: a name can be made of that for a layer without one. */
    shows: LayerContent;
    inPoint: number;
    outPoint: number;
    isHidden: boolean;
    isMatte: boolean;
}

export type LayerType = "composition" | "solid" | "image" | "null" | "shape" | "text" | "audio" | "video" | "camera" | "other";

/** One thing that was done to an animation. */
export interface LineageEntry {
    /** The operation by its name, such as "trim". */
    operation: string;
    /** What it was asked for, as far as that is short and no picture. */
    options?: {
        [name: string]: unknown;
    };
}

/** A list of objects, such as layers, shapes and keyframes. Items are named by their place in the list as it was. */
interface ListDiff {
    kind: "list";
    items: {
        [index: string]: JsonDiff;
    };
    removed: number[];
    /** The list as it becomes: items of before by their place, and new ones; null where only items went or changed. */
    order: (number | {
        added: unknown;
    })[] | null;
}

/** A file that cannot be taken; `message` says in plain words what is wrong and what to do. */
export declare class LottieError extends Error {
    readonly code: LottieErrorCode;
    /** The limit that a file is beyond which is too large; null for all else. */
    readonly maxBytes: number | null;
    constructor(code: LottieErrorCode, message: string, { maxBytes, ...options }?: {
        cause?: unknown;
        maxBytes?: number | null;
    });
}

export type LottieErrorCode = (typeof lottieErrorCodes)[number];

/** A Lottie animation as parsed JSON; see https://lottie.github.io/lottie-spec/ */
export type LottieJson = {
    [key: string]: unknown;
};

export type MaskMode = "add" | "subtract" | "intersect" | "lighten" | "darken" | "difference";

/** As CSS and SVG write it, `matrix(a, b, c, d, e, f)`: x' = ax + cy + e, y' = bx + dy + f. */
export type Matrix = readonly [
    a: number,
    b: number,
    c: number,
    d: number,
    e: number,
    f: number
];

type MeasuredPass = (typeof measuredPasses)[number];

export interface MergeChangesOptions {
    /** What is taken where both exclude each other; default "ours". */
    preferred?: Side;
}

export interface MergeChangesReport extends OperationReport {
    conflicts: MergeConflict[];
}

/** Two changes that exclude each other, and the animation that they are in; null for the file around it. */
export interface MergeConflict extends Omit<JsonConflict, "kind"> {
    kind: JsonConflict["kind"] | "same-index";
    animationId: string | null;
}

export interface NamedAnimation {
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
export interface NamedDocument {
    id: string;
    name: string | null;
    json: unknown;
    /** Whatever else the manifest says of it, such as the animations that a theme is for; written again as it stands. */
    inManifest: LottieJson;
}

interface ObjectDiff {
    kind: "object";
    members: {
        [name: string]: JsonDiff;
    };
}

/** Opens an animation for drawing, about `width` pixels wide. */
export type OpenFrames = (parsed: ParsedAnimation, animationId: string, width: number) => DrawnFrames | Promise<DrawnFrames>;

/** The last argument of every operation. */
export interface OperationControl {
    /** Ends the operation: its promise rejects with the signal's reason. */
    signal?: AbortSignal;
    /** Called with how much is done, 0 to 1, rising. */
    onProgress?: (share: number) => void;
}

export interface OperationReport {
    /** What was off in the source; empty where a document was given, whose own are known already. */
    diagnostics: Diagnostic[];
}

export interface OptimiseJsonOptions {
    /** Names of layers that something outside the animation refers to; see `namesUsedBy`. */
    keepNames?: ReadonlySet<string>;
    /** Default: all of them. */
    passes?: readonly OptimiserPass[];
    /** Told how many members were taken out, numbers rounded, layers and assets left out. */
    onChange?: (count: number) => void;
}

export interface OptimiseOptions {
    /** Default: the format of the source. A Lottie JSON holds one animation. */
    format?: ParsedAnimation["format"];
    /** For a Lottie JSON of a file of several: which; default the first. */
    animationId?: string;
    /** Passes that are not to run have `false`. */
    passes?: Partial<Record<OptimisePass, boolean>>;
    /** Names of layers that something outside the file refers to, such as a program that looks them up. */
    keepNames?: Iterable<string>;
    /**
     * Who draws each frame before and after. With them more is left out, and what breaks `bound` is taken back; without, only what shows
     * nowhere. A file with expressions is not drawn, since nobody runs them here.
     */
    renderers?: readonly FrameRenderer[];
    /** How far a frame may lie from what it was, of 255 on a canvas of 512 pixels; default 4 for any pixel, 0.1 for the whole. */
    bound?: Partial<ErrorBound>;
    /** Packs PNGs as WebP where that is smaller; without one they stay PNG, packed anew. Players take WebP from iOS 14 on. */
    pictureCodec?: PictureCodec;
    /** "png": PNGs stay PNG, whoever could pack them as WebP; default "webp". */
    pictureFormat?: PictureFormat;
    /** Frames of each animation that are compared at most, of those at which something turns and others evenly between; default 3,600. */
    maxFrames?: number;
}

/** What can be switched off: "keyframes" and "paths" run only where a renderer looks at what they do, the others then go further. */
export type OptimisePass = OptimiserPass | MeasuredPass | "images";

export interface OptimiseReport extends OperationReport {
    format: ParsedAnimation["format"];
    bytesBefore: number;
    bytesAfter: number;
    /** True where nothing smaller was found: the result is the bytes as they came. */
    isUnchanged: boolean;
    /** In the order in which they ran. */
    passes: PassReport[];
    /** Pictures that were PNG and are WebP, which no player shows before iOS 14 and macOS 11. */
    picturesToWebp: number;
    /** Null where nobody looked. */
    compared: ComparedReport | null;
}

export type OptimiserPass = (typeof optimiserPasses)[number];

/** Who made an animation, under which licence, and where it is from, as `meta` of its JSON says it. */
export interface Origin {
    author: string | null;
    licence: string | null;
    source: string | null;
}

/** What every operation gives. */
export interface Outcome<Result, Report extends OperationReport = OperationReport> {
    result: Result;
    report: Report;
}

export interface PaletteColour extends FileColour {
    /** Of the places that name a colour, 0 to 1. */
    share: number;
    /**
     * Of all that the frames that were looked at paint, 0 to 1: what lies over something else is not taken off that. Null where no frames
     * were looked at.
     */
    areaShare: number | null;
}

/** How much of everything a file may hold. Real files of the public collections stay ten times below each. */
export interface ParseLimits {
    /** Size of the file as it comes, in bytes. */
    maxBytes: number;
    /** Sum of the unpacked entries of a dotLottie, in bytes. */
    maxUnpackedBytes: number;
    /** How long it may take to read, in milliseconds of work, looked at between its steps. */
    maxMilliseconds: number;
    /** Unpacked size over packed size of one entry that is larger than a whole file may be; deflate itself cannot exceed about 1,032. */
    maxUnpackRatio: number;
    maxEntries: number;
    /** Nesting of arrays and objects in JSON. */
    maxDepth: number;
    /** Objects and arrays of one JSON, which take far more memory than their bytes. */
    maxNodes: number;
    /** Layers of the animation and its precompositions, each counted once. */
    maxLayers: number;
    /** Layers after every use of a precomposition is spelt out: what a player has to draw. */
    maxDrawnLayers: number;
    maxAssets: number;
    maxKeyframes: number;
    /** Width and height of the canvas, in pixels. */
    maxCanvasSide: number;
    /** Frames per second. */
    maxFrameRate: number;
    maxFrames: number;
    maxMarkers: number;
    /** Animations, and as many themes and state machines, that the manifest of a dotLottie lists. */
    maxListed: number;
    /** JSON of all animations, themes and state machines of a file together, in bytes. */
    maxDocumentBytes: number;
    /** Pixels of all pictures of a file together: each takes four bytes when it is shown. */
    maxPicturePixels: number;
    /** Points of a star, ridges of a zigzag. */
    maxStarPoints: number;
    /** Copies of one shape: those of repeaters in repeaters are multiplied. */
    maxCopies: number;
    /** Shapes and masks once every composition and repeater is spelt out. */
    maxDrawnShapes: number;
    /** Dashes of one stroke, from the length of what it goes around. */
    maxDashes: number;
    maxGradientStops: number;
    /** Strength of a blur as its effect names it. */
    maxBlur: number;
    /** Characters of one text, counted once more for each of its animators. */
    maxTextCharacters: number;
}

/** What is inside a file, whichever of the two formats it has. */
export interface ParsedAnimation {
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

type PartFeatureName = keyof typeof partFeatures;

export interface PassReport {
    name: OptimisePass;
    /** Of the animations as JSON, and the pictures and fonts beside them, before they are packed. */
    bytesBefore: number;
    bytesAfter: number;
    /** Members taken out, numbers rounded, layers and assets left out. */
    changes: number;
    /** Changes that showed and were taken back. */
    reverted: number;
}

/** Packs pictures: `createPictureCodec` of `@zoetrope/render` makes one, or anything else that writes WebP. */
export interface PictureCodec {
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

/** How far two pictures lie apart, of 255, where colours count as far as they are opaque. */
export interface PictureError {
    /** Of the worst channel of the worst pixel of any frame. */
    max: number;
    /** Over all pixels and channels of the worst frame. */
    mean: number;
    /** Frame from the in point at which it is worst. */
    frame: number;
}

export type PictureFormat = (typeof pictureFormats)[number];

export interface PortableOptions extends EditOptions {
    /** What the file is to play in: at least one. */
    targets: readonly Target[];
    /** Combines paths, which needs more than this package brings: `openBooleans` of `@zoetrope/render`. Without it they are left and named. */
    openBooleans?: () => Promise<CombineOutlines>;
    /**
     * Bakes expressions where a target runs none: `bakeExpressions` of `@zoetrope/lottie/expressions` with an interpreter. Without it they
     * go, and what they did with them.
     */
    bakeExpressions?: BakeExpressions;
}

export interface PortableReport extends EditReport {
    targets: readonly Target[];
    /** What was written in another way (`target-rewritten`), with how exactly that is the same. */
    rewritten: Diagnostic[];
    /** What at least one of the targets still does not draw as meant (`target-left`, and limits such as those of Telegram). */
    left: Diagnostic[];
}

export interface RecolourOptions extends EditOptions {
    /** From the colours of the file to the wanted ones, `#rrggbb` or `#rgb`; the others stay. */
    mapping: ColourMapping;
    /** Only colours that are used so, such as `stroke`; default all. */
    uses?: readonly ColourUse[];
    /** Only within layers of these names; default everywhere. */
    layers?: readonly string[];
}

export interface RecolourReport extends EditReport {
    /** Colours of the mapping that were found nowhere, or in none of the layers that were named and are there. */
    notFound: string[];
    /** Names of layers that there are none of. */
    layersNotFound: string[];
}

export interface Recolourer {
    palette: FileColour[];
    /** Always counts from the original colours. Returns the same working copy each time: hand it on as text or clone it. */
    apply(mapping: ColourMapping): LottieJson;
}

export interface ReducedMotionOptions extends EditOptions {
    /** The still frame, counted from the in point; default one that shows much of the drawing. */
    frame?: number;
}

export interface ReducedMotionReport extends EditReport {
    /** The frame that was chosen, by animation. */
    frames: {
        animationId: string;
        frame: number;
    }[];
}

export interface ReplaceImageOptions extends EditOptions {
    /** Id of the asset, as `inspect` tells it. */
    imageId: string;
    /** A PNG, JPEG, GIF or WebP. */
    picture: Uint8Array;
}

export interface ReplaceImageReport extends EditReport {
    /** Whether the file has an image of that id. */
    isFound: boolean;
}

export interface ReplaceTextOptions extends EditOptions {
    /** What the text becomes, or, with `find`, what stands in the place of that. */
    text: string;
    /** Only this part of texts, each time it stands there. */
    find?: string;
    /** Only in text layers of these names; default in all. */
    layers?: readonly string[];
}

export interface ReplaceTextReport extends EditReport {
    /** Characters of the new texts that the file has no outlines for, where it draws text by outlines: players leave them out. */
    missingGlyphs: string[];
}

export interface ResizeOptions extends EditOptions {
    width: number;
    height: number;
    /** `contain` (the default) shows all of it, `cover` fills the canvas, `stretch` bends it to the new shape. */
    fit?: "contain" | "cover" | "stretch";
}

export interface RetimeOptions extends EditOptions {
    /** 2 plays twice as fast. */
    speed?: number;
    /** Instead of a speed: how long it is to last. */
    durationInSeconds?: number;
}

/** Colours as animations write them: numbers of 0 to 1 (or, in old files, 0 to 255). */
type Rgb = readonly [
    red: number,
    green: number,
    blue: number
];

/** What an animation shows at one frame. Layers and paints are in the order in which they are painted: the first lies undermost. */
export interface Scene {
    width: number;
    height: number;
    /** From the in point. */
    frame: number;
    layers: SceneLayer[];
    /** What is left out of the scene or is not as the document means it. */
    diagnostics: SceneDiagnostic[];
}

/** Red, green, blue and opacity, 0 to 1. */
export interface SceneColour {
    red: number;
    green: number;
    blue: number;
    alpha: number;
}

export type SceneContent = {
    kind: "shapes";
    paints: ScenePaint[];
} | {
    kind: "composition";
    width: number;
    height: number;
    layers: SceneLayer[];
} | {
    kind: "solid";
    width: number;
    height: number;
    colour: SceneColour;
} | {
    kind: "image";
    width: number;
    height: number;
    asset: JsonObject;
    pointer: string;
} | SceneText | {
    kind: "nothing";
};

export type SceneDiagnostic = DocumentDiagnostic<SceneDiagnosticCode>;

export type SceneDiagnosticCode = keyof typeof sceneDiagnostics;

export interface SceneEvaluator {
    /** What is to be seen at a frame, counted from the in point; fractions allowed. */
    sceneAt(frame: number): Scene;
}

export interface SceneGradient {
    kind: "linear-gradient" | "radial-gradient";
    startX: number;
    startY: number;
    endX: number;
    endY: number;
    /** Where a radial one is brightest. */
    focusX: number;
    focusY: number;
    stops: {
        offset: number;
        colour: SceneColour;
    }[];
}

/** Something that is painted at a point. */
export interface SceneHit {
    /** From the layer of the animation down through its compositions to the one that paints. */
    layers: SceneLayer[];
    /** The fill or stroke; null for solids, images and text without outlines. */
    paint: ScenePaint | null;
}

export interface SceneLayer {
    /** JSON pointer of the layer in the document. */
    pointer: string;
    /** The layer as it stands in the document, unknown parts included. */
    json: JsonObject;
    name: string | null;
    /** From the layer to the composition it is in; its parents are in it. */
    matrix: Matrix;
    /** 0 to 1. */
    opacity: number;
    blendMode: BlendMode;
    masks: SceneMask[];
    matte: SceneMatte | null;
    content: SceneContent;
}

/** How much a scene may hold; beyond it the rest is left out and reported. */
export interface SceneLimits {
    /** Layers once every use of a composition is spelt out. */
    maxLayers: number;
    /** Paths once every composition and repeater is spelt out. */
    maxShapes: number;
    /** Numbers of all contours together: two for each vertex and each handle. */
    maxPoints: number;
    /** Compositions in compositions, groups in groups, and layers that follow layers. */
    maxDepth: number;
    /** Copies that one repeater makes. */
    maxCopies: number;
    maxStarPoints: number;
    maxDiagnostics: number;
}

export interface SceneMask {
    pointer: string;
    mode: MaskMode;
    isInverted: boolean;
    opacity: number;
    /** Pixels by which the path is made wider, or narrower where negative. */
    expansion: number;
    /** In the place of the layer. */
    contour: Contour;
}

export interface SceneMatte {
    mode: "alpha" | "inverted-alpha" | "luma" | "inverted-luma";
    /** Stands beside the layer in its composition; null where it is not to be seen at this frame. */
    layer: SceneLayer | null;
}

/** A fill or a stroke with all that it paints. */
export interface ScenePaint {
    /** JSON pointer of the fill or the stroke. */
    pointer: string;
    json: JsonObject;
    /** Which copy it is of each repeater around it, the innermost first, counted as they are made; empty outside of repeaters. */
    copies: readonly number[];
    /** From the place of the paint to its layer. */
    matrix: Matrix;
    /** Of the groups it is in and its own, multiplied; 0 to 1. */
    opacity: number;
    blendMode: BlendMode;
    paths: ScenePath[];
    source: {
        kind: "colour";
        colour: SceneColour;
    } | SceneGradient;
    style: {
        kind: "fill";
        rule: "nonzero" | "evenodd";
    } | SceneStroke;
}

export interface ScenePath {
    /** JSON pointer of the shape. */
    pointer: string;
    /** In the place of the paint. */
    contours: Contour[];
}

export interface SceneStroke {
    kind: "stroke";
    width: number;
    cap: "butt" | "round" | "square";
    join: "miter" | "round" | "bevel";
    miterLimit: number;
    /** Dashes and gaps in turn; empty for a whole line. */
    dashes: number[];
    dashOffset: number;
}

/** Text whose font is not in the document: where its letters end up depends on who draws it. */
export interface SceneText {
    kind: "text";
    lines: string[];
    fontFamily: string;
    fontStyle: string;
    fontSize: number;
    lineHeight: number;
    /** Extra space between letters. */
    letterSpacing: number;
    justify: "start" | "middle" | "end";
    /** Where its first line stands. */
    x: number;
    y: number;
    colour: SceneColour;
}

export interface SequenceOptions {
    /** Between the end of one and the start of the next; default 0. */
    pauseInSeconds?: number;
}

export interface SetSlotsOptions extends EditOptions {
    values: {
        [slotId: string]: SlotValue;
    };
}

export interface SetSlotsReport extends EditReport {
    /** Slots of `values` that the file does not have. */
    notFound: string[];
}

export type ShapeKind = "ellipse" | "rectangle" | "star" | "path";

/** A letter as it is drawn, in shares of the font size, y downwards. */
interface ShapedGlyph {
    /** Path data in units of the font, y upwards. */
    path: string;
    /** Of the letter it begins with, in the text that was shaped. */
    cluster: number;
    advance: number;
    x: number;
    y: number;
}

interface ShapedText {
    glyphs: ShapedGlyph[];
    unitsPerEm: number;
    ascent: number;
    descent: number;
}

type Side = "ours" | "theirs";

export interface SizeReport {
    /** Of the file; where a document was inspected, of what it would be written as. */
    totalBytes: number;
    /** Of the animation as JSON, by what the bytes say. Largest first. */
    parts: {
        name: "layers" | "compositions" | "images" | "fonts" | "glyphs" | "slots" | "rest";
        bytes: number;
    }[];
    /** Pictures, fonts and sounds of the archive, unpacked. Largest first. */
    files: {
        path: string;
        bytes: number;
    }[];
}

export type SlotType = "colour" | "gradient" | "number" | "position" | "image" | "text" | "other";

/**
 * `#rrggbb`, a number, or numbers; or `#rrggbb` for each stop of a gradient or each keyframe of a colour that moves, null for those that
 * stay.
 */
export type SlotValue = string | number | readonly number[] | readonly (string | null)[];

/** What every operation takes: the bytes of a Lottie JSON or dotLottie, or what was read from them. It is never changed. */
export type Source = Uint8Array | ParsedAnimation;

/** How an animation stands to what a messenger asks of stickers. */
export interface StickerFacts {
    profile: StickerProfile;
    rules: StickerRules;
    /** What stands in the way, by the names of the rules; `features` are those that Telegram refuses. */
    broken: ("canvas" | "duration" | "frame-rate" | "bytes" | "features")[];
    /** What only the finished file shows: the size of a picture that is not drawn yet, of a JSON that is not packed yet. */
    unknown: "bytes"[];
}

export type StickerProfile = keyof typeof stickerProfiles;

/** What a messenger asks of animated stickers. */
export interface StickerRules {
    source: string;
    /** What it takes: `tgs` is Lottie packed with gzip, `webp` a picture that moves. */
    format: "tgs" | "webp";
    /** Width and height of the canvas, in pixels. */
    side: number;
    maxSeconds: number;
    /** Frames a second: these alone, or at most the last of them where `isUpTo`. */
    frameRates: readonly number[];
    isUpTo: boolean;
    /** Of the file that is sent. */
    maxBytes: number;
}

export type SvgDiagnostic = DocumentDiagnostic<SvgDiagnosticCode>;

export type SvgDiagnosticCode = keyof typeof svgDiagnostics;

export interface SvgFrame {
    svg: string;
    /** What could not be expressed, or not exactly. Empty for a picture that is whole. */
    diagnostics: (SceneDiagnostic | SvgDiagnostic)[];
}

/** How much an SVG may hold; what goes beyond is left out and reported. */
interface SvgLimits {
    maxBytes: number;
    /** Of elements in elements, and of references in references. */
    maxDepth: number;
    maxElements: number;
    /** What entities of the document type are expanded to, altogether. */
    maxEntityCharacters: number;
    /** Elements once every reference (`use`, markers, patterns, masks) is spelt out. */
    maxDrawnElements: number;
    /** Curves of all paths once every reference is spelt out. */
    maxCurves: number;
    /** Copies of the tile of one pattern. */
    maxTiles: number;
    /** Larger numbers are cut down to it. */
    maxNumber: number;
    maxRules: number;
    /** Tests of elements against parts of selectors, and variables that are replaced. */
    maxStyleSteps: number;
    maxCharacters: number;
    maxKeyframeTimes: number;
}

/** How a drawing that stands still is brought to move. Everything but the name has a default that suits the preset. */
export interface SvgPreset {
    name: SvgPresetName;
    /** Of each part. */
    durationInSeconds?: number;
    /** Between the beginnings of two parts; 0 moves all at once. */
    staggerInSeconds?: number;
    delayInSeconds?: number;
    /** Whole, after the last part has come. */
    holdInSeconds?: number;
    easing?: keyof typeof presetEasings | Bezier;
    order?: (typeof presetOrders)[number];
    /** Where a slide goes to. */
    direction?: (typeof presetDirections)[number];
    /** How far a slide goes, as a share of the canvas. */
    distance?: number;
    /** `in` comes, `out` goes, `in-out` comes, stays and goes, so that it can begin anew. */
    phase?: (typeof presetPhases)[number];
    /** What a morph becomes: another SVG. */
    to?: string | Uint8Array;
}

export type SvgPresetName = (typeof presetNames)[number];

export type Target = (typeof targets)[number];

/** What animations use, and what of it is supported apart from the rest. */
export type TargetFeature = FeatureName | PartFeatureName;

export interface TargetSupport {
    /** `partly`: some of it is drawn otherwise than meant, or only where an app asks for it. */
    support: "yes" | "partly" | "no";
    /** The probe by its name (`scripts/supported-features`), or the address of the document that says so. */
    source: string;
    /** `probed`: drawn by the renderer and looked at. `documented`: said by who makes it, and never tried here. */
    evidence: "probed" | "documented";
}

export interface TextShaper {
    /** Null where no font has its letters. */
    shape(text: string, wanted: WantedFont): ShapedText | null;
}

export interface ToAnimatedSvgOptions {
    /** Which animation of a file of several; default the first. */
    animationId?: string;
    /** Default true; else it stops at its last frame. */
    isLooping?: boolean;
    /** What stands still for people who asked for less motion: a frame from the in point (default 0), or null to move nevertheless. */
    stillFrame?: number | null;
    /** What names of definitions begin with, so that several pictures can stand in one page. Default "z". */
    idPrefix?: string;
    /** Default: what the animation says of itself. */
    title?: string;
    description?: string;
    author?: string;
    licence?: string;
    /** Pixels by which points may be off, on a canvas 512 pixels wide. Default 0.1. */
    tolerance?: number;
    /** Numbers of all moments together that are kept in memory. */
    maxNumbers?: number;
    limits?: Partial<SceneLimits>;
    /** Measures how far the SVG lies from the animation. */
    renderer?: AnimatedSvgRenderer;
    /** So many frames are measured, evenly spread. Default 12. */
    measuredFrames?: number;
}

export interface ToAnimatedSvgReport extends OperationReport {
    bytes: number;
    durationInSeconds: number;
    /** Moments at which the animation was looked at. */
    moments: number;
    keyframes: number;
    /** Of them those that kept the easing of the document. */
    easedKeyframes: number;
    /** What the SVG cannot show, or not exactly. */
    losses: (SceneDiagnostic | SvgDiagnostic)[];
    /** Of the worst frame that was measured; null without a renderer. */
    error: PictureError | null;
}

export interface ToSvgOptions {
    /** Counted from the in point; fractions allowed. Default 0. */
    frame?: number;
    /** What names of definitions begin with, so that several pictures can stand in one page. Default "z". */
    idPrefix?: string;
    /** Words for those who do not see the picture. Default: the name of the animation. */
    title?: string;
    limits?: Partial<SceneLimits>;
}

export interface ToggleLayerOptions extends EditOptions {
    /** By name, wherever they are. */
    layers: readonly string[];
    /** Default: each becomes the opposite of what it is. */
    isShown?: boolean;
}

export interface TrimOptions extends EditOptions {
    /** The first frame that stays, counted from the start; default 0. */
    from?: number;
    /** The first frame that goes; default the length. */
    to?: number;
}

/** What was asked for does not go with the file at hand; `parameters` are what a sentence about it is filled with. */
export declare class UnfitOption extends RangeError {
    readonly code: UnfitOptionCode;
    readonly parameters: Readonly<Record<string, string | number>>;
    constructor(code: UnfitOptionCode, message: string, parameters?: Readonly<Record<string, string | number>>);
}

export type UnfitOptionCode = "no-picture" | "no-such-frame" | "no-such-part" | "too-fast" | "unfit-slot";

/** Nobody can work on an animation that is not there. */
export declare class UnknownAnimation extends Error {
    readonly id: string;
    /** Those that are there. */
    readonly known: readonly string[];
    constructor(id: string, known: readonly string[]);
}

export type Validation = {
    isPlayable: true;
    format: ParsedAnimation["format"];
    animationIds: string[];
}
/** Why no player should be given it, in plain English for its maker. */
 | {
    isPlayable: false;
    refusal: {
        code: LottieErrorCode;
        message: string;
    };
};

/** One whole value for another; a side that is missing did not or does not exist. */
interface ValueDiff {
    kind: "value";
    before?: unknown;
    after?: unknown;
}

interface WantedFont {
    families: string[];
    weight: number;
    isItalic: boolean;
}

/** A preset of which nothing is left open. */
export type WholeSvgPreset = Required<Omit<SvgPreset, "to" | "easing">> & {
    easing: Bezier;
};

/** `tgs`: Lottie JSON packed with gzip, as Telegram's animated stickers are. */
export type WrittenFormat = ParsedAnimation["format"] | "tgs";

/** Changes with whatever changes what is found; what was found by another one is found anew. */
export declare const accessibilityVersion = 4;

/**
 * Whether an animation can be shown to everybody: flashes, patterns, motion and contrast. Throws LottieError for bytes that are refused,
 * UnknownAnimation, and what `openFrames` throws.
 */
export declare function analyseAccessibility(source: Source, options: AnalyseAccessibilityOptions, control?: OperationControl): Promise<Outcome<AccessibilityAnalysis>>;

/** The file that `diff` was taken to, from the one that it was taken from. Throws LottieError, DiffDoesNotFit. */
export declare function applyDiff(source: Source, { diff: change }: Pick<DocumentDiff, "diff">, control?: OperationControl): Promise<Outcome<ParsedAnimation>>;

/**
 * A copy of the animation that looks by itself as it does under a theme of its dotLottie: the theme's values become the
 * slots' own. For colours, numbers, vectors, positions and gradients, still or between keyframes; rules for other
 * animations, texts and pictures, and rules that are programs, change nothing. Source: https://dotlottie.io/spec/2.0/
 */
export declare function applyTheme(json: LottieJson, theme: unknown, animationId?: string): LottieJson;

export declare const blendModes: readonly [
    "normal",
    "multiply",
    "screen",
    "overlay",
    "darken",
    "lighten",
    "color-dodge",
    "color-burn",
    "hard-light",
    "soft-light",
    "difference",
    "exclusion",
    "hue",
    "saturation",
    "color",
    "luminosity",
    "plus-lighter"
];

/**
 * The box around what a layer paints in its composition, or farther out by way of `matrix`; null where it paints nothing. Strokes
 * are in it with their width. Masks and mattes narrow it by their own boxes; text without outlines is taken at a guess.
 */
export declare function boxOf(layer: SceneLayer, matrix?: Matrix): Box | null;

/** One dotLottie with all animations, themes and state machines of several files. Throws LottieError, and RangeError without sources. */
export declare function bundle(sources: readonly Source[], _options?: Record<string, never>, control?: OperationControl): Promise<Outcome<ParsedAnimation, BundleReport>>;

/** What people call that which changed. The sentence of each code, in every language, stands in the messages of the product. */
export declare const changeCodes: readonly [
    "animation-added",
    "animation-removed",
    "canvas-changed",
    "frame-rate-changed",
    "range-changed",
    "layer-added",
    "layer-removed",
    "layer-moved",
    "layer-renamed",
    "layer-hidden",
    "layer-shown",
    "layer-changed",
    "shape-added",
    "shape-removed",
    "shape-moved",
    "property-changed",
    "keyframes-added",
    "keyframes-removed",
    "keyframes-changed",
    "colour-changed",
    "text-changed",
    "asset-added",
    "asset-removed",
    "asset-changed",
    "marker-added",
    "marker-removed",
    "marker-changed",
    "slot-changed",
    "theme-added",
    "theme-removed",
    "theme-changed",
    "state-machine-added",
    "state-machine-removed",
    "state-machine-changed",
    "information-changed"
];

/** Names of properties that changes are told of; what has no name of its own is `other`. */
export declare const changedProperties: readonly [
    "opacity",
    "position",
    "anchor",
    "scale",
    "rotation",
    "skew",
    "path",
    "size",
    "roundness",
    "strokeWidth",
    "trim",
    "gradient",
    "dashes",
    "masks",
    "matte",
    "effects",
    "blendMode",
    "timing",
    "parent",
    "other"
];

/** The bytes of a file in a format. Throws LottieError for bytes that are refused, UnknownAnimation. */
export declare function convert(source: Source, options?: ConvertOptions, control?: OperationControl): Promise<Outcome<Uint8Array, ConvertReport>>;

/**
 * For live recolouring: copies and searches the animation once, after which each change touches only its colours; only those of some
 * `uses` where these are given.
 */
export declare function createRecolourer(json: LottieJson, uses?: readonly ColourUse[]): Recolourer;

/**
 * Works out what an animation shows at any frame, as players do: nothing is drawn, fetched or run. What a player would refuse
 * is left out and reported. The document must not change while the evaluator is in use: keyframes are read once.
 */
export declare function createSceneEvaluator(document: JsonObject, limits?: Partial<SceneLimits>): SceneEvaluator;

/** Shapes text with fonts that are given as bytes (OpenType, TrueType); the first is taken where nothing suits better. */
export declare function createTextShaper(harfbuzz: HarfBuzz, fonts: readonly Uint8Array[]): TextShaper;

/** Another cut of the canvas. Throws LottieError, UnknownAnimation, RangeError. */
export declare function crop(source: Source, options: CropOptions, control?: OperationControl): Promise<Outcome<ParsedAnimation, EditReport>>;

export declare const defaultErrorBound: ErrorBound;

export declare const defaultParseLimits: ParseLimits;

export declare const defaultSceneLimits: SceneLimits;

/** What a sound file asks for that it will not get where animations are drawn and published: programs, and what lies outside of it. */
export declare function diagnoseUse(parsed: ParsedAnimation): Diagnostic[];

export declare const diagnosticCodes: DiagnosticCode[];

/**
 * Everything that is said of a file that is taken nevertheless. Codes are stable: programs may act on them. The sentence of each, in
 * every language, stands in the messages of the product; what fills its places is in `parameters`.
 */
export declare const diagnosticSeverities: {
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

/** What is different between two files, whatever their formatting and compression. Throws LottieError. */
export declare function diff(before: Source, after: Source, _options?: Record<string, never>, control?: OperationControl): Promise<Outcome<DocumentDiff>>;

export declare const drawingMistakes: DrawingMistake[];

/** A dotLottie that brings along what was found of one of its animations. */
export declare function embedCertificate(source: ParsedAnimation, analysis: AccessibilityAnalysis): Promise<Uint8Array>;

/**
 * Makes the colours of fills, strokes and gradients slots, one for each colour, and a light and a dark theme of them and of the slots that
 * such colours have already; the dark one turns lightness round and keeps hues. What themes of these ids set already stays. Solids become shapes of the same look, because no slot fits them. The result is a dotLottie. Throws
 * LottieError, UnknownAnimation.
 */
export declare function extractTheme(source: Source, { lightId, darkId, ...options }?: ExtractThemeOptions, control?: OperationControl): Promise<Outcome<ParsedAnimation, ExtractThemeReport>>;

/** What there is to know about the first animation of a file without drawing it. */
export declare function factsOf(parsed: ParsedAnimation): AnimationFacts;

/** What animations use that renderers differ in, and what says that it is used. */
declare const features: {
    images: FeatureDetector;
    text: FeatureDetector;
    solids: FeatureDetector;
    precompositions: FeatureDetector;
    audio: FeatureDetector;
    cameras: FeatureDetector;
    gradients: {
        types: string[];
    };
    "gradient-strokes": {
        types: string[];
    };
    strokes: {
        types: string[];
    };
    dashes: {
        types: string[];
        test: (object: JsonObject) => boolean;
    };
    "trim-paths": {
        types: string[];
    };
    repeaters: {
        types: string[];
    };
    "merge-paths": {
        types: string[];
    };
    "round-corners": {
        types: string[];
    };
    "pucker-and-bloat": {
        types: string[];
    };
    "offset-paths": {
        types: string[];
    };
    "zig-zag": {
        types: string[];
    };
    twist: {
        types: string[];
    };
    stars: {
        types: string[];
    };
    masks: {
        member: string;
        test: (object: JsonObject) => boolean;
    };
    mattes: {
        member: string;
        test: (object: JsonObject) => boolean;
    };
    "blend-modes": {
        member: string;
        test: (object: JsonObject) => boolean;
    };
    effects: FeatureDetector;
    "layer-styles": {
        member: string;
        test: (object: JsonObject) => boolean;
    };
    "three-dimensions": FeatureDetector;
    "time-remapping": FeatureDetector;
    "time-stretching": FeatureDetector;
    "auto-orientation": FeatureDetector;
    "text-animators": {
        types: number[];
        test: (object: JsonObject) => boolean;
    };
    expressions: {
        member: string;
        test: (object: JsonObject) => boolean;
    };
    slots: {
        member: string;
        test: (object: JsonObject) => boolean;
    };
};

/**
 * Puts the default value of each slot into the properties that have none of their own, and drops the slots:
 * all of them, or (`keepThemeable`) only those for paths. No theme can set a path, and ThorVG breaks down on
 * them. Returns the same object when the file has no slots.
 */
export declare function fillSlots(json: LottieJson, options?: {
    keepThemeable?: boolean;
}): LottieJson;

/** Where an animation asks for what is drawn in another way: JSON pointers by what it is. */
export declare function findDrawingMistakes(json: LottieJson): Map<DrawingMistake, string[]>;

/** What can be found; the sentences of each, and what fixes it, stand in the messages of the product. */
export declare const findingCodes: readonly [
    "general-flash",
    "red-flash",
    "stripes",
    "checkerboard",
    "large-motion",
    "parallax",
    "automatic-motion",
    "text-contrast",
    "shape-contrast"
];

/** The presets that suit a drawing, the best first. Throws LottieError for what is no SVG. */
export declare function fitPreset(source: string | Uint8Array, limits?: Partial<SvgLimits>): SvgPreset[];

/**
 * Changes as few colours as little as it takes until a finding of `analyseAccessibility` is gone, or comes as near as colours can. Gradients
 * and pictures stay: where they cause it nothing changes. Throws LottieError, UnknownAnimation, and what `openFrames` throws.
 */
export declare function fixColours(source: Source, { openFrames, finding, width, ...options }: FixColoursOptions, control?: OperationControl): Promise<Outcome<ParsedAnimation, FixColoursReport>>;

/**
 * An SVG as Lottie. What it cannot express is left out and named in the report. Throws LottieError for what is no SVG, RangeError for
 * sizes and times that cannot be played.
 */
export declare function fromSvg(source: string | Uint8Array, options?: FromSvgOptions, control?: OperationControl): Promise<Outcome<ParsedAnimation, FromSvgReport>>;

/** `#rrggbb` of three numbers of 0 to 1; out of range is clamped. */
export declare function hexOf(rgb: readonly number[]): string;

/**
 * All that can be known of an animation without drawing it; its report says what may not play as meant.
 * Throws LottieError for bytes that are refused, UnknownAnimation, RangeError for more frames than are looked at.
 */
export declare function inspect(source: Source, options?: InspectOptions, control?: OperationControl): Promise<Outcome<Inspection>>;

/** The same for one animation as JSON. */
export declare function inspectJson(json: LottieJson, files?: ReadonlyMap<string, Uint8Array>): AnimationFacts;

/** All that is painted at a point of the canvas, the topmost first. What lies outside the canvas is found too. */
export declare const layersAtPoint: (scene: Scene, x: number, y: number) => SceneHit[];

/**
 * The same findings with the bytes at which they stand in the documents of the file that they are of, as far as those are not known yet.
 * Documents without any such finding are not read.
 */
export declare function locateDiagnostics(file: Uint8Array, found: readonly Diagnostic[]): Diagnostic[];

/** Every reason a file can be refused for. Codes are stable: programs may act on them. */
export declare const lottieErrorCodes: readonly [
    "empty",
    "too-large",
    "unknown-format",
    "malformed-json",
    "too-deep",
    "too-many-nodes",
    "too-slow-to-read",
    "not-an-animation",
    "bad-canvas",
    "bad-timing",
    "too-many-layers",
    "too-many-assets",
    "too-many-keyframes",
    "too-many-markers",
    "too-many-animations",
    "picture-too-large",
    "too-much-to-draw",
    "circular-composition",
    "malformed-gzip",
    "malformed-zip",
    "encrypted-zip",
    "unsupported-compression",
    "unsafe-path",
    "too-many-entries",
    "zip-bomb",
    "missing-manifest",
    "malformed-manifest",
    "unsupported-version",
    "missing-animation"
];

/** Up to so many frames of an animation all are compared, unless fewer are asked for. */
export declare const maxComparedFrames = 3600;

/**
 * True when some player might find a program in the bytes of a Lottie JSON or dotLottie, or another file than was checked:
 * such bytes must not be handed on as they are. False is certain; true may be a false alarm. What players do not read as it stands
 * (UTF-16, JSON packed with gzip) has to be written anew for them in any case.
 */
export declare function mayRunPrograms(bytes: Uint8Array): boolean;

/** Passes whose result is looked at, in their order. */
declare const measuredPasses: readonly [
    "hidden",
    "keyframes",
    "paths",
    "duplicates",
    "groups",
    "defaults",
    "precision"
];

/** The first animation of each file over the next, all beginning at once. Throws LottieError, and RangeError without sources. */
export declare const merge: (sources: readonly Source[], _options?: Record<string, never>, control?: OperationControl) => Promise<Outcome<ParsedAnimation, CombineReport>>;

/**
 * The changes that two files made to the one that both began with, in one file. Changes of different things commute; those that
 * exclude each other are named, and one side is taken. Throws LottieError.
 */
export declare function mergeChanges(base: Source, ours: Source, theirs: Source, { preferred }?: MergeChangesOptions, control?: OperationControl): Promise<Outcome<ParsedAnimation, MergeChangesReport>>;

/**
 * What ThorVG, with which everything here is drawn, is known to draw in another way than meant; each is shown by a test beside a second
 * renderer (`engine-mistakes.test.ts` of packages/render). Told of objects wherever they stand.
 */
declare const mistakes: {
    readonly mergePaths: (object: JsonObject) => boolean;
    readonly maskInversion: (object: JsonObject) => boolean;
    readonly maskFeather: (object: JsonObject) => boolean;
    readonly maskExpansion: (object: JsonObject) => boolean;
    readonly fillBlend: (object: JsonObject) => boolean;
    readonly solidOpacity: (object: JsonObject) => boolean;
    readonly repeaterOpacity: (object: JsonObject) => boolean;
    readonly easing: (object: JsonObject) => boolean;
};

/** Layer names that the state machines of a file watch: every text in them, to be on the safe side. */
export declare function namesUsedBy(parsed: {
    stateMachines: readonly Pick<NamedDocument, "json">[];
}): Set<string>;

/**
 * The same animation in fewer bytes, never more. What it makes of its own result is that result.
 * Throws LottieError for bytes that are refused, UnknownAnimation.
 */
export declare function optimise(source: Source, options?: OptimiseOptions, control?: OperationControl): Promise<Outcome<Uint8Array, OptimiseReport>>;

/**
 * A smaller animation that looks the same: without editor marks, hidden and unused parts and default values,
 * with numbers rounded finer than a screen shows. With expressions, names, indices and layers stay, since programs look them up.
 * What it makes of its own result is that result.
 */
export declare function optimiseJson(json: LottieJson, options?: OptimiseJsonOptions): LottieJson;

export declare const optimisePasses: readonly OptimisePass[];

/** What is done, in this order: hidden and unused parts, marks of editors, names, values that are the default, and invisible decimals. */
export declare const optimiserPasses: readonly [
    "unused",
    "editor-marks",
    "names",
    "defaults",
    "precision"
];

/**
 * Raised by whoever changes what this makes of any file: `npm run files -- optimise` makes anew what an older one has made. 1 is that
 * of the first release, which changed pictures in some players; 3 leaves nothing for a second time; 4 drops defaults beside expressions.
 */
export declare const optimiserVersion = 4;

/** The colours that the file names, with where they are used. Colours between two keyframes are not listed. */
export declare function paletteOf(json: LottieJson): FileColour[];

/**
 * Reads a Lottie JSON, as it is or packed with gzip (as Telegram's .tgs are), or a dotLottie (version 1 or 2), told apart by content.
 * Real files that break the strict schema still parse, with diagnostics.
 * Throws LottieError for everything that cannot be played within `limits`.
 */
export declare function parseAnimation(bytes: Uint8Array, limits?: Partial<ParseLimits>): ParsedAnimation;

/** What is supported apart from the feature that it is a part of, and what says that it is used. */
declare const partFeatures: {
    readonly "webp-images": {
        readonly member: "p";
        readonly test: ({ p }: JsonObject) => boolean;
    };
    readonly "trim-simultaneously": {
        readonly types: readonly [
            "tm"
        ];
        readonly test: (object: JsonObject) => boolean;
    };
    readonly "trim-individually": {
        readonly types: readonly [
            "tm"
        ];
        readonly test: (object: JsonObject) => boolean;
    };
    readonly "repeater-opacity": {
        readonly types: readonly [
            "rp"
        ];
        readonly test: ({ tr }: JsonObject) => boolean;
    };
    readonly "mask-intersect": FeatureDetector;
    readonly "mask-lighten": FeatureDetector;
    readonly "mask-darken": FeatureDetector;
    readonly "mask-difference": FeatureDetector;
    readonly "mask-inverted": FeatureDetector;
    readonly "mask-expansion": FeatureDetector;
    readonly "mask-feather": FeatureDetector;
    readonly "luma-mattes": {
        readonly member: "tt";
        readonly test: (object: JsonObject) => boolean;
    };
    readonly "tint-effect": FeatureDetector;
    readonly "fill-effect": FeatureDetector;
    readonly "stroke-effect": FeatureDetector;
    readonly "tritone-effect": FeatureDetector;
    readonly "drop-shadow": FeatureDetector;
    readonly "gaussian-blur": FeatureDetector;
};

/** Pictures as four bytes a pixel, colours not multiplied by opacity. */
export declare function pictureErrorOf(before: Uint8Array, after: Uint8Array, frame: number): PictureError;

/** What pictures may become. */
export declare const pictureFormats: readonly [
    "webp",
    "png"
];

/**
 * Writes what a target cannot draw in a way that it can: repeaters as groups, merged paths as paths, colour effects as colours, stars and
 * solids as shapes, masks the right way round, auto-orientation as rotation; expressions go, and are only run where `bakeExpressions` says
 * how. What cannot be said so stays and is named. Doing it again changes nothing. Throws LottieError, UnknownAnimation, RangeError for no target.
 */
export declare function portable(source: Source, options: PortableOptions, control?: OperationControl): Promise<Outcome<ParsedAnimation, PortableReport>>;

export declare const presetDirections: readonly [
    "up",
    "down",
    "left",
    "right"
];

export declare const presetEasings: {
    readonly linear: readonly [
        0,
        0,
        1,
        1
    ];
    readonly "ease-in": readonly [
        0.55,
        0,
        0.9,
        0.45
    ];
    readonly "ease-out": readonly [
        0.15,
        0.6,
        0.35,
        1
    ];
    readonly "ease-in-out": readonly [
        0.6,
        0,
        0.3,
        1
    ];
    /** Goes a little too far and comes back. */
    readonly overshoot: readonly [
        0.34,
        1.56,
        0.64,
        1
    ];
};

export declare const presetNames: readonly [
    "draw-on",
    "fade",
    "pop",
    "slide",
    "stagger",
    "morph"
];

/** What else a preset can be told by a word. */
export declare const presetOrders: readonly [
    "document",
    "reverse",
    "left-to-right",
    "top-to-bottom",
    "from-centre"
];

export declare const presetPhases: readonly [
    "in",
    "out",
    "in-out"
];

/** What a file says of an animation, as it stands there; null for nothing. */
export declare const readCertificate: (parsed: ParsedAnimation, animationId: string) => LottieJson | null;

/** Other colours: fixed, animated and in gradients; opacity stays. Throws LottieError, UnknownAnimation, RangeError for what is no colour. */
export declare function recolour(source: Source, options: RecolourOptions, control?: OperationControl): Promise<Outcome<ParsedAnimation, RecolourReport>>;

/** A copy of the animation with other colours: fixed, animated and gradient ones; opacity is kept. */
export declare function recolourJson(json: LottieJson, mapping: ColourMapping): LottieJson;

/**
 * Says what stands still for people who have asked for less motion: a marker that lottie-ios looks for and, in a dotLottie, a state machine
 * of the same name that pages can start instead of playing. Throws LottieError, UnknownAnimation, RangeError for a frame that is not there.
 */
export declare function reducedMotion(source: Source, { frame, ...options }?: ReducedMotionOptions, control?: OperationControl): Promise<Outcome<ParsedAnimation, ReducedMotionReport>>;

/**
 * Another picture in the place of one; it is shown at the size that the old one had. Throws LottieError, UnknownAnimation, RangeError for
 * what is no picture.
 */
export declare function replaceImage(source: Source, { imageId, picture, ...options }: ReplaceImageOptions, control?: OperationControl): Promise<Outcome<ParsedAnimation, ReplaceImageReport>>;

/** Other words in text layers; font, size and colour stay. Throws LottieError, UnknownAnimation. */
export declare function replaceText(source: Source, { text, find, layers, ...options }: ReplaceTextOptions, control?: OperationControl): Promise<Outcome<ParsedAnimation, ReplaceTextReport>>;

/** Another size of the canvas, with all that is on it. Throws LottieError, UnknownAnimation, RangeError. */
export declare function resize(source: Source, options: ResizeOptions, control?: OperationControl): Promise<Outcome<ParsedAnimation, EditReport>>;

/** Faster or slower: every frame stays as it is, and another number of them is shown in a second. Throws LottieError, UnknownAnimation, RangeError. */
export declare const retime: (source: Source, options: RetimeOptions, control?: OperationControl) => Promise<Outcome<ParsedAnimation, EditReport>>;

/** From the last frame to the first; markers stay with what they name. Throws LottieError, UnknownAnimation. */
export declare const reverse: (source: Source, options?: EditOptions, control?: OperationControl) => Promise<Outcome<ParsedAnimation, EditReport>>;

/** Three numbers of 0 to 1 of `#rrggbb` or `#rgb`, any case; null for anything else. */
export declare function rgbOf(hex: string): Rgb | null;

/** What may be off with a scene, and how much that matters. Codes are stable: programs may act on them. */
export declare const sceneDiagnostics: {
    readonly "composition-cycle": "error";
    readonly "composition-missing": "error";
    readonly "image-missing": "error";
    readonly "matte-missing": "error";
    readonly "matte-cycle": "error";
    readonly "parent-cycle": "error";
    readonly "parent-missing": "warning";
    readonly "too-deep": "error";
    readonly "too-many-layers": "error";
    readonly "too-many-shapes": "error";
    readonly "too-many-points": "error";
    readonly "unknown-layer": "error";
    readonly "unknown-shape": "error";
    readonly "unsupported-modifier": "warning";
    readonly "unsupported-merge-mode": "warning";
    readonly "unsupported-mask-mode": "warning";
    readonly "unsupported-blend-mode": "warning";
    readonly "unsupported-effect": "warning";
    readonly "unsupported-text-animator": "warning";
    readonly "unsupported-dimension": "warning";
    readonly "text-without-outlines": "warning";
    readonly "expression-not-run": "warning";
};

/** The first animation of each file, one after the other. Throws LottieError, and RangeError without sources. */
export declare const sequence: (sources: readonly Source[], { pauseInSeconds }?: SequenceOptions, control?: OperationControl) => Promise<Outcome<ParsedAnimation, CombineReport>>;

/** Other values for slots, in the places that they fill as well. Throws LottieError, UnknownAnimation, RangeError for values of another kind. */
export declare function setSlots(source: Source, { values, ...options }: SetSlotsOptions, control?: OperationControl): Promise<Outcome<ParsedAnimation, SetSlotsReport>>;

/** Each animation of a file by itself, with the themes and state machines of the file. Throws LottieError. */
export declare function split(source: Source, _options?: Record<string, never>, control?: OperationControl): Promise<Outcome<ParsedAnimation[]>>;

/** One animation of the file (the first, or the one named) as JSON that stands alone: images and fonts inside it. Null when there is none of that id. */
export declare function standaloneJson(parsed: ParsedAnimation, animationId?: string): LottieJson | null;

/** As their makers say it; never tried here. */
export declare const stickerProfiles: {
    readonly telegram: {
        readonly format: "tgs";
        readonly isUpTo: false;
        readonly source: "https://core.telegram.org/stickers#animated-stickers-and-emoji";
        readonly side: 512;
        readonly frameRates: readonly [
            30,
            60
        ];
        readonly maxSeconds: 3;
        readonly maxBytes: number;
    };
    /** A frame lasts 8 milliseconds at least. */
    readonly whatsapp: {
        readonly source: "https://github.com/WhatsApp/stickers/blob/main/Android/app/src/main/java/com/example/samplestickerapp/StickerPackValidator.java";
        readonly format: "webp";
        readonly side: 512;
        readonly maxSeconds: 10;
        readonly frameRates: readonly [
            125
        ];
        readonly isUpTo: true;
        readonly maxBytes: number;
    };
};

/**
 * The animation without its expressions: programs that some players run (and that may never end).
 * Properties keep the value they have without them. Returns the same object when there is nothing to strip.
 */
export declare const stripExpressions: (json: LottieJson) => LottieJson;

/** How a target draws a feature, and who says so; null where neither a probe nor a document does. */
export declare function supportOf(target: Target, feature: TargetFeature): TargetSupport | null;

/** What a frame as SVG cannot show as it is, or shows at the mercy of whoever draws it. */
export declare const svgDiagnostics: {
    readonly "image-outside": "error";
    readonly "mask-mode-not-in-svg": "warning";
    readonly "text-in-font-of-viewer": "warning";
};

/** All that is known: a row for each feature and target. */
export declare function targetSupports(): (TargetSupport & {
    feature: TargetFeature;
    target: Target;
})[];

/**
 * What an animation is made for: lottie-ios, lottie-android, ThorVG, Skottie, the two drawing renderers of lottie-web, and animated
 * stickers of Telegram.
 */
export declare const targets: readonly [
    "ios",
    "android",
    "thorvg",
    "skottie",
    "web-svg",
    "web-canvas",
    "telegram"
];

/**
 * The whole animation as one SVG that moves by itself, in an `<img>` as well: no player, no script, nothing from elsewhere.
 * Throws LottieError for what is refused or too much, UnknownAnimation, RangeError.
 */
export declare function toAnimatedSvg(source: Source, options?: ToAnimatedSvgOptions, control?: OperationControl): Promise<Outcome<string, ToAnimatedSvgReport>>;

/**
 * Bytes of a dotLottie 2 (https://dotlottie.io/spec/2.0/). The same content always gives the same bytes.
 * Throws LottieError "unsafe-path" for ids that cannot be file names, TypeError without animations.
 */
export declare function toDotLottie(content: DotLottieContent, options?: DotLottieOptions): Uint8Array;

/** One frame of an animation as SVG that needs nothing else: no script, no style sheet, nothing from elsewhere. */
export declare function toSvg(document: JsonObject, options?: ToSvgOptions): SvgFrame;

/** Hides layers or shows them. Throws LottieError, UnknownAnimation. */
export declare function toggleLayer(source: Source, { layers, isShown, ...options }: ToggleLayerOptions, control?: OperationControl): Promise<Outcome<ParsedAnimation, EditReport>>;

/** Only the frames of a part, which look as they did. Throws LottieError, UnknownAnimation, RangeError for a part that is empty or outside. */
export declare const trim: (source: Source, options: TrimOptions, control?: OperationControl) => Promise<Outcome<ParsedAnimation, EditReport>>;

/** Whether a file can be played, as lenient as players are; its report says what they forgive or leave out. */
export declare function validate(source: Source, _options?: Record<string, never>, control?: OperationControl): Promise<Outcome<Validation>>;

/** Computes a certificate again, from the file and its frames, and compares. Throws as analyseAccessibility does. */
export declare function verifyCertificate(source: Source, options: Pick<AnalyseAccessibilityOptions, "animationId" | "openFrames">, control?: OperationControl): Promise<Outcome<CertificateVerdict>>;

/** With its defaults. Throws RangeError for times and easings that make no sense. */
export declare function wholePreset(preset: SvgPreset): WholeSvgPreset;

/**
 * The file without addresses that lead out of it: whoever plays it would ask servers that its maker chose, or look into
 * folders, and some players draw a placeholder. Pictures that stand in the JSON are marked as such, which some players need.
 */
export declare function withoutOutside(parsed: ParsedAnimation): ParsedAnimation;

/** A file without the programs in its animations and themes; the same object when it has none. */
export declare function withoutPrograms(parsed: ParsedAnimation): ParsedAnimation;

/** Bytes of `standaloneJson` of the first animation. */
export declare function writeJson(parsed: ParsedAnimation): Uint8Array;

export {};

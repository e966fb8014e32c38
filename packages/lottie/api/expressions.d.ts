export interface BakeExpressionsOptions extends EditOptions {
    /** Where programs run: `createExpressionInterpreter`. */
    interpreter: ExpressionInterpreter;
    limits?: Partial<BakeLimits>;
    /** Pixels by which a drawn point may be off at whole frames, on a canvas of 512. Default 0.05. */
    tolerance?: number;
}

export interface BakeExpressionsReport extends EditReport {
    /** Expressions that are keyframes now (`expression-baked`). */
    baked: Diagnostic[];
    /** Expressions that are not, and why (`expression-not-baked`): they stand as they were. */
    left: Diagnostic[];
}

/** Why an expression was not baked. */
export type BakeFailure = "syntax" | "unknown" | "result" | "thrown" | "fuel" | "memory" | "stack" | "time" | "frames" | "place";

/** What baking the expressions of one animation may take. */
export interface BakeLimits {
    /** Rounds of loops that the interpreter may take for one value: some tenths of a second, whatever is run. */
    fuel: number;
    /** Of programs and of what they are told of the document. */
    memoryInBytes: number;
    stackInBytes: number;
    /** Values that are worked out, frames of all properties together. */
    evaluations: number;
    /** Frames of one property. */
    frames: number;
    timeInMs: number;
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

interface EditOptions {
    /** Only this animation of a file of several; default all of them. */
    animationId?: string;
}

interface EditReport extends OperationReport {
    /** How many places became others. */
    changes: number;
}

/** Opens sandboxes that are nothing to each other. */
export interface ExpressionInterpreter {
    /** `source` is an expression of the language, a function from text to text, which is what is called. */
    open(source: string, limits: SandboxLimits): Promise<Sandbox>;
}

export interface ExpressionInterpreterOptions {
    /** `emscripten-module.wasm` of QuickJS, wherever it comes from. */
    wasm: Uint8Array;
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

/**
 * An interpreter with a memory of its own, which knows nothing of what runs it: texts go in and come out. It goes as a whole, with its
 * memory, when nobody holds it any more.
 */
export interface Sandbox {
    /** Throws SandboxEnded. `fuel` is how many rounds of its loops the interpreter may take for it. */
    call(argument: string, fuel: number): string;
}

/** A program came to a limit: the sandbox that it ran in is not used again. */
export declare class SandboxEnded extends Error {
    readonly limit: SandboxLimit;
    constructor(limit: SandboxLimit);
}

/** What ended a program. */
export type SandboxLimit = "fuel" | "memory" | "stack";

export interface SandboxLimits {
    /** Of programs and of what they are told of the document. */
    memoryInBytes: number;
    stackInBytes: number;
}

/** What every operation takes: the bytes of a Lottie JSON or dotLottie, or what was read from them. It is never changed. */
type Source = Uint8Array | ParsedAnimation;

/**
 * Runs the expressions of animations in a sandbox and writes what they give as keyframes. What fails, wants what is not there or comes to a
 * limit stays, and is named; the others go on. The same file gives the same keyframes. Throws LottieError, UnknownAnimation, RangeError.
 */
export declare function bakeExpressions(source: Source, { interpreter, tolerance, limits: given, ...options }: BakeExpressionsOptions, control?: OperationControl): Promise<Outcome<ParsedAnimation, BakeExpressionsReport>>;

/** QuickJS, compiled once. Each sandbox is an instance of its own; nothing of the host is handed in, and nothing is asked of the network. */
export declare function createExpressionInterpreter({ wasm, }: ExpressionInterpreterOptions): Promise<ExpressionInterpreter>;

export declare const defaultBakeLimits: BakeLimits;

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

export {};

/** As `toDotLottie` takes it. */
export interface BuiltStateMachine {
    id: string;
    json: LottieJson;
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

export type Gesture = "PointerEnter" | "PointerExit" | "PointerDown" | "PointerUp" | "Click";

/** A Lottie animation as parsed JSON; see https://lottie.github.io/lottie-spec/ */
type LottieJson = {
    [key: string]: unknown;
};

export interface MachineAction {
    /** Such as Fire, SetNumeric, Toggle, SetTheme; those that are not known do nothing. */
    type: string;
    inputName: string | null;
    value: MachineValue | null;
}

type MachineComparison = (typeof comparisons)[number];

/** What it does, in the order in which it does it. */
export type MachineEvent = {
    type: "entered";
    state: string;
} | {
    type: "left";
    state: string;
} | {
    type: "fired";
    event: string;
} | {
    type: "set";
    input: string;
    value: MachineValue;
}
/** Whatever else an action says, such as SetTheme or FireCustomEvent. */
 | {
    type: "action";
    action: MachineAction;
}
/** It goes round without anything from outside, and is stopped there. */
 | {
    type: "endless";
};

export interface MachineGuard {
    type: MachineInputType;
    inputName: string;
    /** Of an event nothing is compared. */
    comparison: MachineComparison | null;
    /** `$name` stands for the value of another input. */
    compareTo: MachineValue | null;
}

export interface MachineInput {
    name: string;
    type: MachineInputType;
    /** What it begins with; null for an event. */
    value: MachineValue | null;
}

type MachineInputType = (typeof guardTypes)[number];

export interface MachineInteraction {
    /** Such as PointerDown, Click, OnComplete. */
    type: string;
    /** Only on this layer; null for anywhere. */
    layerName: string | null;
    /** Of OnComplete and OnLoopComplete: only in this state; null for any. */
    stateName: string | null;
    actions: MachineAction[];
}

/** A machine that runs without an animation: the states that the player (dotlottie-rs) would be in, in the same order. */
export declare class MachineSimulation {
    #private;
    /** Begins in the initial state. */
    constructor(machine: StateMachine);
    /** Name of the state that it is in; "" where the initial one is not there. */
    get state(): string;
    get values(): ReadonlyMap<string, MachineValue>;
    /** All that has happened since the last call, at first since the beginning. */
    takeEvents(): MachineEvent[];
    /** Nothing more happens to a machine that goes round for ever. */
    take(step: MachineStep): void;
}

export interface MachineState {
    name: string;
    /** Transitions of the global state count in every state, before the state's own. */
    isGlobal: boolean;
    /** Id of the animation that plays; "" and null for the one that plays already. */
    animation: string | null;
    /** Marker of the part that plays; null for all of it. */
    segment: string | null;
    transitions: MachineTransition[];
    entryActions: MachineAction[];
    exitActions: MachineAction[];
}

/** What happens to a running machine. */
export type MachineStep = {
    type: "fire";
    event: string;
} | {
    type: "set";
    input: string;
    value: MachineValue;
}
/** What a visitor does: PointerDown, PointerUp, PointerEnter, PointerExit, PointerMove, Click; on a layer, or beside all of those that are named. */
 | {
    type: "post";
    interaction: string;
    layer?: string;
}
/** The state has played to its end. */
 | {
    type: "complete";
};

export interface MachineTransition {
    toState: string;
    /** All of them have to hold; a transition without any is taken at once, if no other is. */
    guards: MachineGuard[];
}

export type MachineValue = number | string | boolean;

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

/** A state machine of dotLottie 2 as players read it: https://dotlottie.io/spec/2.0/#state-machines */
export interface StateMachine {
    initial: string;
    states: MachineState[];
    interactions: MachineInteraction[];
    inputs: MachineInput[];
}

export interface StateMachineOptions {
    id: string;
    /** Id of the animation in the file. */
    animation: string;
    initial: string;
    states: Record<string, StateOptions>;
    /** Gesture → the event it fires. */
    gestures?: Partial<Record<Gesture, string>>;
    /** State that played to its end → the event it fires. */
    completed?: Record<string, string>;
}

export interface StateOptions {
    /** Marker of the animation that plays while the state lasts; default all of it. */
    segment?: string;
    /** True shows the first frame of the segment and waits; default false. */
    isStill?: boolean;
    /** Default true. */
    loop?: boolean;
    /** Default 1. */
    speed?: number;
    /** Event that leads away → the state it leads to. */
    on?: Record<string, string>;
}

/** A dotLottie 2 state machine: states play marked segments, events lead from one to another. Source: dotlottie.io/spec/2.0 */
export declare function buildStateMachine(options: StateMachineOptions): BuiltStateMachine;

declare const comparisons: readonly [
    "Equal",
    "NotEqual",
    "GreaterThan",
    "GreaterThanOrEqual",
    "LessThan",
    "LessThanOrEqual"
];

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

declare const guardTypes: readonly [
    "Numeric",
    "String",
    "Boolean",
    "Event"
];

/** A state machine as it stands in a file; what has no name or no type is passed over, as players do. Null for anything else. */
export declare function readStateMachine(json: unknown): StateMachine | null;

/** What is wrong with the state machines of a file: what leads nowhere, what is never reached, and what never comes to rest. */
export declare function validateStateMachines(parsed: ParsedAnimation): Diagnostic[];

export {};

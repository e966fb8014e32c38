// Written by `npm run messages` from messages/en/commands.json. Do not edit.
import { commands } from "../catalogues.ts";
import { getMessages } from "../get-messages.ts";
import type { Locale } from "../locales.ts";
import type { Message } from "../message.ts";

export interface CommandsMessages {
  help: {
    title: string;
    usage: Message<{ line: string | number }>;
    examples: string;
    files: Message<{ pattern: string | number }>;
    see: Message<{ command: string | number }>;
  };
  placeholders: {
    ADDRESS: string;
    AFTER: string;
    BASE: string;
    BEFORE: string;
    COLOUR: string;
    COMMAND: string;
    FILE: string;
    FOLDER: string;
    FORMAT: string;
    FROM: string;
    HOW: string;
    MODE: string;
    NAME: string;
    NEW: string;
    NUMBER: string;
    OLD: string;
    OPTIONS: string;
    OURS: string;
    PASS: string;
    PATH: string;
    PIXELS: string;
    SECONDS: string;
    SHARE: string;
    SIDE: string;
    SLOT: string;
    STEP: string;
    TAG: string;
    TEXT: string;
    THEIRS: string;
    TO: string;
    USE: string;
    VALUE: string;
  };
  summaries: {
    inspect: string;
    validate: string;
    accessibility: string;
    optimise: string;
    convert: string;
    "edit recolour": string;
    "edit trim": string;
    "edit retime": string;
    "edit reverse": string;
    "edit crop": string;
    "edit resize": string;
    "edit text": string;
    "edit image": string;
    "edit layer": string;
    "edit theme": string;
    "edit slots": string;
    "edit reduced-motion": string;
    "edit bake-expressions": string;
    portable: string;
    render: string;
    diff: string;
    merge: string;
    combine: string;
    split: string;
    "state-machine": string;
    batch: string;
    mcp: string;
    completions: string;
  };
  options: {
    help: string;
    version: string;
    lang: Message<{ languages: string | number }>;
    watch: string;
    json: string;
    output: string;
    animation: string;
    animationOrAll: string;
    inPlace: string;
    validate: {
      strict: string;
      schema: string;
    };
    accessibility: {
      width: string;
      mode: string;
      certificate: string;
      verify: string;
    };
    optimise: {
      to: Message<{ formats: string | number }>;
      without: Message<{ passes: string | number }>;
      maxError: string;
      maxFrames: Message<{ max: string | number }>;
      pictureFormat: Message<{ formats: string | number }>;
      quick: string;
      keepName: string;
    };
    convert: {
      to: Message<{ formats: string | number }>;
      frame: string;
      once: string;
      duration: string;
      fps: string;
      font: string;
      preset: Message<{ presets: string | number }>;
      morphTo: string;
      partDuration: string;
      stagger: string;
      delay: string;
      hold: string;
      easing: Message<{ choices: string | number }>;
      order: Message<{ choices: string | number }>;
      direction: Message<{ choices: string | number }>;
      distance: string;
      phase: Message<{ choices: string | number }>;
    };
    recolour: {
      map: Message<{ example: string | number }>;
      layer: string;
      use: Message<{ uses: string | number }>;
    };
    trim: {
      from: string;
      to: string;
    };
    retime: {
      speed: string;
      duration: string;
    };
    canvas: {
      side: string;
      x: string;
      y: string;
      fit: string;
    };
    content: {
      text: string;
      find: string;
      layer: string;
      image: Message<{ command: string | number }>;
      picture: string;
      show: string;
      hide: string;
      frame: string;
    };
    slots: {
      set: string;
    };
    expressions: {
      tolerance: string;
      bake: string;
    };
    portable: {
      target: Message<{ targets: string | number }>;
    };
    render: {
      format: Message<{ formats: string | number }>;
      frame: string;
      width: string;
      height: string;
      background: string;
      quality: string;
      range: string;
      fps: Message<{ max: string | number }>;
      loop: string;
      matte: string;
      dither: string;
      count: string;
      sheetFormat: Message<{ formats: string | number }>;
      columns: string;
      ffmpeg: string;
      theme: string;
      terminal: string;
    };
    diff: {
      git: string;
    };
    merge: {
      prefer: string;
    };
    combine: {
      as: string;
      pause: string;
    };
    split: {
      to: Message<{ formats: string | number }>;
      output: string;
    };
    stateMachine: {
      machine: string;
      step: Message<{ steps: string | number }>;
    };
    mcp: {
      folder: string;
      library: string;
    };
  };
  words: {
    error: string;
    warning: string;
    info: string;
    leftOut: string;
    notFound: string;
    renamed: string;
    conflict: string;
    noLayer: string;
    noSlot: string;
    noOutline: string;
    byte: Message<{ offset: string | number }>;
    files: Message<{ count: number }>;
    changes: Message<{ count: number }>;
    pair: Message<{ first: string | number; second: string | number }>;
    sentences: Message<{ first: string | number; second: string | number }>;
    label: Message<{ label: string | number; text: string | number }>;
  };
  inspection: {
    labels: {
      format: string;
      animation: string;
      canvas: string;
      length: string;
      parts: string;
      layers: string;
      toDraw: string;
      cost: string;
      uses: string;
      sticker: Message<{ messenger: string | number }>;
      colours: string;
      fonts: string;
      images: string;
      markers: string;
      slots: string;
      themes: string;
      stateMachines: string;
      expressions: string;
      author: string;
      licence: string;
      source: string;
      lineage: string;
    };
    ofSeveral: Message<{ id: string | number; ids: string | number }>;
    seconds: Message<{ seconds: string | number }>;
    rate: Message<{ count: number; rate: string | number }>;
    partNames: {
      layers: string;
      compositions: string;
      images: string;
      fonts: string;
      glyphs: string;
      slots: string;
      rest: string;
    };
    layerTypes: {
      composition: string;
      solid: string;
      image: string;
      null: string;
      shape: string;
      text: string;
      audio: string;
      video: string;
      camera: string;
      other: string;
    };
    layerList: Message<{ count: number; list: string | number }>;
    layers: Message<{ count: number }>;
    paths: Message<{ count: number }>;
    points: Message<{ count: number }>;
    keyframes: Message<{ count: number }>;
    passes: Message<{ count: number }>;
    milliseconds: Message<{ time: string | number }>;
    lacking: Message<{ feature: string | number; targets: string | number }>;
    fontSources: {
      glyphs: string;
      file: string;
      outside: string;
      device: string;
    };
    imageSources: {
      embedded: string;
      file: string;
      outside: string;
      none: string;
    };
    markerAt: Message<{ name: string | number; frame: string | number }>;
  };
  validation: {
    fine: string;
    hasFaults: string;
    refused: string;
  };
  accessibility: {
    holds: string;
    holdsNot: Message<{ fault: string | number }>;
    safe: Message<{ width: string | number }>;
    unsafe: Message<{ width: string | number }>;
    safeUpTo: Message<{ width: string | number }>;
    score: Message<{ score: string | number }>;
    frames: Message<{ ranges: string | number }>;
    cutShort: Message<{ seconds: string | number }>;
  };
  optimising: {
    reverted: Message<{ count: number }>;
    toWebp: Message<{ count: number }>;
    unchanged: string;
    unsteady: Message<{ renderer: string | number }>;
    comparedAll: Message<{ count: number; renderers: string | number; max: string | number; bound: string | number; mean: string | number }>;
    comparedSome: Message<{ count: number; renderers: string | number; max: string | number; bound: string | number; mean: string | number }>;
  };
  editing: {
    textUnchanged: string;
    imageMissing: string;
    layersUnchanged: string;
  };
  rendering: {
    lastFrame: Message<{ frame: string | number; last: string | number }>;
  };
  comparing: {
    newFile: Message<{ facts: string | number }>;
    removedFile: Message<{ facts: string | number }>;
    same: string;
    facts: Message<{ canvas: string | number; length: string | number; rate: string | number; layers: string | number }>;
  };
  merging: {
    merged: string;
    mergedPartly: Message<{ side: string | number }>;
    addedSame: string;
    addedTwice: Message<{ side: string | number }>;
    "changed-twice": string;
    "changed-and-removed": string;
    "moved-twice": string;
    "same-index": string;
  };
  machines: {
    none: string;
    start: string;
    endless: string;
  };
  usage: {
    unknownCommand: Message<{ name: string | number; choices: string | number }>;
    unknownOption: Message<{ option: string | number }>;
    optionWithoutValue: Message<{ option: string | number }>;
    optionLikeValue: Message<{ option: string | number; example: string | number }>;
    flagWithValue: Message<{ option: string | number }>;
    choice: Message<{ option: string | number; choices: string | number; given: string | number }>;
    number: Message<{ option: string | number; min: string | number; max: string | number; given: string | number }>;
    colour: Message<{ option: string | number; example: string | number; given: string | number }>;
    colourPair: Message<{ option: string | number; example: string | number; given: string | number }>;
    setting: Message<{ option: string | number; example: string | number; given: string | number }>;
    range: Message<{ option: string | number; example: string | number; given: string | number }>;
    address: Message<{ option: string | number; example: string | number; given: string | number }>;
    exclusive: Message<{ one: string | number; other: string | number }>;
    belongsTo: Message<{ option: string | number; other: string | number }>;
    nameFile: Message<{ pattern: string | number }>;
    inputOnce: string;
    inputInPlace: string;
    severalFiles: Message<{ example: string | number }>;
    reportTakesOutput: string;
    notForTerminal: string;
    otherEnding: Message<{ name: string | number; ending: string | number }>;
    sameOutput: Message<{ path: string | number }>;
    watchInPlace: string;
    watchBatch: string;
    watchMcp: string;
    watchInput: string;
    zipAndCommand: Message<{ example: string | number }>;
    resultsIntoZip: string;
    twoOrMore: string;
    twoFiles: string;
    threeFiles: string;
    forGit: Message<{ document: string | number }>;
    shell: Message<{ choices: string | number }>;
    frameOfSvg: Message<{ example: string | number }>;
    whichColours: Message<{ example: string | number }>;
    whichSlots: Message<{ example: string | number }>;
    whichPart: string;
    howFast: string;
    howLarge: string;
    whichText: Message<{ example: string | number }>;
    whichImage: Message<{ example: string | number }>;
    whichLayers: Message<{ example: string | number }>;
    whichTarget: Message<{ example: string | number }>;
    whereFfmpeg: Message<{ format: string | number; example: string | number }>;
    morphNeedsSvg: string;
    whichFolder: Message<{ example: string | number }>;
    unknownStep: Message<{ step: string | number }>;
    unknownMachine: Message<{ id: string | number }>;
    unknownAnimation: Message<{ id: string | number; known: string | number }>;
    mcpFiles: string;
    mcpFolder: Message<{ example: string | number }>;
    mcpKey: string;
    noFolder: Message<{ name: string | number }>;
  };
  asked: {
    "no-such-part": Message<{ from: string | number; to: string | number; frames: string | number }>;
    "too-fast": Message<{ speed: string | number; rate: string | number; max: string | number }>;
    "unfit-slot": Message<{ kind: string; id: string | number; given: string | number; count: string | number }>;
    "no-picture": string;
    "no-such-frame": Message<{ frame: string | number; frames: string | number }>;
    "empty-range": Message<{ frames: string | number }>;
    "too-many-frames": Message<{ max: string | number; count: string | number }>;
    "too-large": Message<{ of: string; width: string | number; height: string | number; max: string | number }>;
    "too-many-plays": Message<{ max: string | number }>;
    "unknown-theme": Message<{ id: string | number }>;
  };
  config: {
    notJson: string;
    notObject: string;
    unknownCommand: Message<{ name: string | number }>;
    notOptions: Message<{ name: string | number }>;
    unknownOption: Message<{ command: string | number; option: string | number }>;
    flag: Message<{ option: string | number }>;
    text: Message<{ option: string | number }>;
  };
  files: {
    noMatch: Message<{ pattern: string | number }>;
    tooLarge: Message<{ path: string | number; size: string | number }>;
    notFont: Message<{ path: string | number }>;
    cannotWrite: Message<{ path: string | number; reason: string | number }>;
    endlessExpressions: Message<{ seconds: string | number }>;
    brokenFrame: Message<{ frame: string | number }>;
    unreadableDrawing: string;
    programMissing: Message<{ program: string | number }>;
    programFailed: Message<{ program: string | number; complaint: string | number }>;
    reasons: {
      missing: string;
      longName: string;
      folder: Message<{ example: string | number }>;
      forbidden: string;
      full: string;
      notFolder: string;
      readOnly: string;
    };
  };
}

/** The messages of commands in a language. */
export const getCommandsMessages = (locale: Locale): CommandsMessages =>
  getMessages(commands, locale) as CommandsMessages;

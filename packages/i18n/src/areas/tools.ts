// Written by `npm run messages` from messages/en/tools.json. Do not edit.
import { tools } from "../catalogues.ts";
import { getMessages } from "../get-messages.ts";
import type { Locale } from "../locales.ts";
import type { Message } from "../message.ts";

export interface ToolsMessages {
  input: {
    title: string;
    text: Message<{ size: string | number }>;
    choose: string;
    sample: string;
    paste: string;
    dropHere: string;
    reading: Message<{ name: string | number }>;
    refused: Message<{ name: string | number; reason: string | number }>;
    change: string;
    facts: Message<{ size: string | number; count: number; rate: string | number }>;
    problems: {
      "not-found": string;
      offline: string;
      unreadable: string;
      crashed: string;
      premium: string;
      "fetch-bad-address": string;
      "fetch-private-address": string;
      "fetch-unreachable": string;
      "fetch-not-found": string;
      "fetch-refused": string;
      "fetch-too-large": string;
      "fetch-too-slow": string;
      "fetch-too-many-redirects": string;
      "too-many-requests": string;
      unavailable: string;
      other: string;
    };
    several: Message<{ count: number }>;
  };
  library: {
    open: string;
    title: string;
    search: string;
    hint: string;
    searching: string;
    found: Message<{ count: number }>;
    none: string;
    failed: string;
    tryAgain: string;
    close: string;
  };
  make: {
    running: string;
    percent: Message<{ share: number }>;
    stop: string;
    again: string;
    size: Message<{ size: string | number; share: number }>;
    outdated: string;
    download: Message<{ name: string | number; size: string | number }>;
    commandLine: string;
    before: string;
    after: string;
    compare: string;
    problems: {
      "too-large": string;
      "too-many-frames": string;
      crashed: string;
      broken: string;
      "no-encoder": string;
      "bad-option": string;
      failed: string;
    };
  };
  picture: {
    width: string;
    height: string;
    pixels: string;
    framesPerSecond: string;
    background: string;
    transparent: string;
    white: string;
    custom: string;
    loop: string;
    loopHint: string;
    options: string;
    makeGif: string;
    dither: string;
    ditherHint: string;
    makeApng: string;
    makeWebp: string;
    firstFrame: string;
    lastFrame: string;
    quality: string;
  };
  svg: {
    make: string;
    text: string;
    losses: string;
    noLosses: string;
  };
  convert: {
    make: string;
    format: string;
    formats: {
      dotlottie: string;
      json: string;
    };
    hints: {
      dotlottie: string;
      json: string;
    };
    leftOut: string;
  };
  optimise: {
    make: string;
    measured: string;
    measuredHint: string;
    sameFormat: string;
    webp: string;
    webpHint: string;
    passes: string;
    passNames: {
      unused: string;
      "editor-marks": string;
      names: string;
      defaults: string;
      precision: string;
      images: string;
      hidden: string;
      keyframes: string;
      paths: string;
      duplicates: string;
      groups: string;
    };
    unchanged: string;
    toWebp: Message<{ count: number }>;
    compared: Message<{ count: number; max: string | number; mean: string | number }>;
    saved: string;
    pass: string;
    saving: string;
    reverted: string;
  };
  portable: {
    make: string;
    targets: string;
    targetNames: {
      ios: string;
      android: string;
      thorvg: string;
      skottie: string;
      "web-svg": string;
      "web-canvas": string;
      telegram: string;
    };
    bake: string;
    bakeHint: string;
    rewritten: string;
    nothingRewritten: string;
    left: string;
    nothingLeft: string;
  };
  accessibility: {
    running: string;
    analyse: string;
    brightness: string;
    flashes: string;
    redFlashes: string;
    motion: string;
    plot: string;
    frame: string;
    noDeductions: string;
    looked: Message<{ count: number }>;
    layers: Message<{ names: string | number }>;
    show: Message<{ frame: string | number }>;
    slowDown: string;
    addStill: string;
    soften: string;
    raiseContrast: string;
    fixing: string;
    nothingToFix: string;
    report: string;
    certificate: string;
    print: string;
    width: Message<{ width: number }>;
    safeAtWidth: string;
    unsafeAtWidth: string;
  };
  player: {
    size: string;
    frames: string;
    rate: string;
    framesPerSecond: Message<{ rate: string | number }>;
    length: string;
    cost: string;
    costOfFrame: Message<{ milliseconds: string | number }>;
    paths: string;
    keyframes: string;
    themes: string;
    states: string;
    images: string;
    colours: string;
    layers: Message<{ count: number }>;
    furtherLayers: Message<{ count: number }>;
    notes: string;
    ownColours: string;
  };
  renderer: {
    choose: string;
    notes: {
      skottie: string;
      "lottie-web": string;
    };
    loads: Message<{ renderer: string | number; size: string | number }>;
    expressions: string;
    lacking: Message<{ renderer: string | number }>;
    nothingLacking: Message<{ renderer: string | number }>;
  };
  fromSvg: {
    title: string;
    text: Message<{ size: string | number }>;
    choose: string;
    paste: string;
    add: string;
    converting: string;
    movement: string;
    movements: {
      fitting: string;
      own: string;
      "draw-on": string;
      fade: string;
      pop: string;
      slide: string;
      stagger: string;
      morph: string;
    };
    fittingIs: Message<{ name: string | number }>;
    hints: {
      fitting: string;
      own: string;
      "draw-on": string;
      fade: string;
      pop: string;
      slide: string;
      stagger: string;
      morph: string;
    };
    morphTo: string;
    duration: string;
    stagger: string;
    seconds: Message<{ value: string | number }>;
    phase: string;
    phases: {
      in: string;
      out: string;
      "in-out": string;
    };
    more: string;
    hold: string;
    delay: string;
    easing: string;
    usual: string;
    easings: {
      linear: string;
      "ease-in": string;
      "ease-out": string;
      "ease-in-out": string;
      overshoot: string;
    };
    order: string;
    orders: {
      document: string;
      reverse: string;
      "left-to-right": string;
      "top-to-bottom": string;
      "from-centre": string;
    };
    direction: string;
    directions: {
      up: string;
      down: string;
      left: string;
      right: string;
    };
    distance: string;
    reset: string;
    files: Message<{ count: number }>;
    sizes: Message<{ dotLottie: string | number; json: string | number }>;
    lost: Message<{ count: number }>;
    remove: Message<{ name: string | number }>;
    packDotLotties: string;
    packJsons: string;
    packed: Message<{ size: string | number }>;
    back: string;
    losses: string;
    noLosses: string;
    noSvg: string;
    tooMany: Message<{ count: number }>;
    furtherRefused: Message<{ count: number }>;
    reading: Message<{ count: number }>;
  };
  size: {
    about: Message<{ size: string | number }>;
    estimating: string;
    before: Message<{ size: string | number }>;
    unknown: string;
    limit: string;
    limitHint: string;
    largest: string;
    tooLarge: Message<{ size: string | number }>;
    fitted: Message<{ width: number; height: number; rate: string | number }>;
    colours: Message<{ count: number }>;
    quality: Message<{ value: number }>;
  };
  stills: {
    title: string;
    frame: string;
    sheet: string;
    made: Message<{ name: string | number }>;
  };
  video: {
    make: string;
    format: string;
    hints: {
      mp4: string;
      webm: string;
    };
    plays: string;
    encodedBy: Message<{ codec: string | number }>;
  };
  compare: {
    title: string;
    second: Message<{ name: string | number }>;
    text: Message<{ size: string | number }>;
    choose: string;
    before: string;
    after: string;
    moment: string;
    share: {
      wipe: string;
      overlay: string;
    };
    layout: string;
    layouts: {
      side: string;
      wipe: string;
      overlay: string;
      difference: string;
    };
    running: string;
    again: string;
    pixels: string;
    same: string;
    worst: Message<{ frame: string | number; max: number; mean: string | number }>;
    all: Message<{ count: number }>;
    some: Message<{ count: number }>;
    plot: string;
    pictureOf: Message<{ frame: string | number }>;
    changes: string;
    noChanges: string;
    furtherChanges: Message<{ count: number }>;
    renderer: Message<{ side: string | number }>;
    sameFile: string;
  };
  chooser: {
    title: string;
    text: string;
    paste: string;
    fits: Message<{ names: string | number }>;
    nothingFits: Message<{ names: string | number }>;
    tools: {
      batch: string;
      compare: string;
      "lottie-accessibility-analyzer": string;
      "lottie-json-to-optimized-lottie-json": string;
      "lottie-to-apng": string;
      "lottie-to-dotlottie": string;
      "lottie-to-gif": string;
      "lottie-to-svg": string;
      "lottie-to-video": string;
      "lottie-to-webp": string;
      portable: string;
      "svg-to-lottie": string;
      "web-player": string;
    };
  };
  address: {
    open: string;
    title: string;
    label: string;
    invalid: string;
    note: Message<{ host: string | number; size: string | number }>;
    fetch: string;
    close: string;
  };
  sent: {
    count: Message<{ size: string | number }>;
    nothing: string;
    something: string;
  };
  batch: {
    title: string;
    text: Message<{ count: number; size: string | number }>;
    choose: string;
    add: string;
    files: Message<{ count: number }>;
    step: string;
    steps: {
      optimise: string;
      portable: string;
      svg: string;
      accessibility: string;
      "from-svg": string;
    };
    longestSide: string;
    start: Message<{ count: number }>;
    running: Message<{ done: number; count: number }>;
    stop: string;
    states: {
      waiting: string;
      running: string;
      stopped: string;
    };
    made: Message<{ size: string | number; share: number }>;
    remove: Message<{ name: string | number }>;
    clear: string;
    summary: Message<{ made: number; failed: number }>;
    download: Message<{ size: string | number }>;
    tooMany: Message<{ count: number; left: number }>;
    tooMuch: string;
    needsAnimation: string;
    needsSvg: string;
    ownRate: string;
    animationOf: Message<{ name: string | number }>;
  };
  workspace: {
    open: string;
    title: string;
    workspace: string;
    search: string;
    loading: string;
    files: Message<{ count: number }>;
    none: string;
    failed: string;
    tryAgain: string;
    close: string;
    signIn: string;
    save: string;
    saveTitle: Message<{ name: string | number }>;
    saving: Message<{ share: number }>;
    saved: Message<{ workspace: string | number }>;
    show: string;
    refused: Message<{ reason: string | number }>;
    notSaved: string;
    full: string;
    notAllowed: string;
    noWorkspace: string;
  };
  offline: {
    appName: string;
    appDescription: string;
    offer: string;
    store: Message<{ size: string | number }>;
    storing: Message<{ share: number }>;
    complete: string;
    failed: string;
    install: string;
    newVersion: string;
    reload: string;
    missingTitle: string;
    missingText: string;
  };
  offlinePlayground: {
    offer: string;
    store: Message<{ size: string | number }>;
    storing: Message<{ share: number }>;
    complete: string;
  };
  machine: {
    choose: string;
    own: Message<{ name: string | number }>;
    templates: {
      hover: string;
      click: string;
      hold: string;
      toggle: string;
      intro: string;
    };
    plays: Message<{ state: string | number }>;
    all: string;
    states: string;
    tryIt: string;
    places: {
      stage: string;
      simulation: string;
    };
    hints: {
      stage: string;
      simulation: string;
    };
    off: string;
    now: Message<{ state: string | number }>;
    gestures: {
      PointerEnter: string;
      PointerExit: string;
      PointerDown: string;
      PointerUp: string;
      Click: string;
    };
    complete: string;
    happened: string;
    events: {
      entered: Message<{ state: string | number }>;
      left: Message<{ state: string | number }>;
      fired: Message<{ event: string | number }>;
      set: Message<{ input: string | number; value: string | number }>;
      action: Message<{ action: string | number }>;
      endless: string;
    };
    findings: string;
    sound: string;
    text: string;
    textLabel: string;
    unreadable: string;
  };
  theming: {
    shown: string;
    light: string;
    dark: string;
    slot: string;
    uses: string;
    kinds: {
      colour: string;
      "moving-colour": string;
      gradient: string;
    };
    colourOf: Message<{ slot: string | number; theme: string | number }>;
    stopOf: Message<{ slot: string | number; theme: string | number; number: number; offset: number }>;
    frameOf: Message<{ slot: string | number; theme: string | number; frame: number }>;
    furtherColours: Message<{ count: number }>;
    none: string;
    notSlotted: Message<{ count: number }>;
    further: Message<{ count: number }>;
    reset: string;
  };
  export: {
    title: string;
    text: string;
    format: string;
    portable: string;
    reading: string;
    unread: string;
    make: Message<{ format: string | number }>;
    running: Message<{ share: number }>;
    titleOf: Message<{ name: string | number }>;
  };
}

/** The messages of tools in a language. */
export const getToolsMessages = (locale: Locale): ToolsMessages =>
  getMessages(tools, locale) as ToolsMessages;

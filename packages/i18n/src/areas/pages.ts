// Written by `npm run messages` from messages/en/pages.json. Do not edit.
import { pages } from "../catalogues.ts";
import { getMessages } from "../get-messages.ts";
import type { Locale } from "../locales.ts";
import type { Message } from "../message.ts";

export interface PagesMessages {
  chrome: {
    skipToContent: string;
    home: string;
    mainNavigation: string;
    featured: string;
    search: string;
    searchLabel: string;
    searchPlaceholder: string;
    suggestions: string;
    chooseLanguage: string;
  };
  categories: {
    business: string;
    gaming: string;
    icons: string;
    finance: string;
    space: string;
    health: string;
    animals: string;
    weather: string;
    objects: string;
    fairground: string;
  };
  card: {
    label: Message<{ title: string | number; creator: string | number }>;
    like: Message<{ title: string | number }>;
    download: Message<{ title: string | number }>;
    likes: string;
    interactive: string;
    themeable: string;
    premium: string;
    liked: string;
    unliked: string;
    likedEverywhere: string;
    unlikedEverywhere: string;
    likeFailed: string;
    undo: string;
    notKept: string;
    notPlayed: string;
  };
  home: {
    title: string;
    description: string;
    headline: string;
    lead: string;
    searchPlaceholder: string;
    trending: string;
    spin: string;
    rest: string;
    byCategory: string;
    wall: string;
    wallTabs: string;
    popular: string;
    recent: string;
    all: string;
    themesTitle: string;
    themesText: string;
    themesPicture: string;
    themesLink: string;
    statesTitle: string;
    statesText: string;
    statesPicture: string;
    asleep: string;
    awake: string;
    startled: string;
    pointerEnter: string;
    click: string;
    backToSleep: string;
    statesLink: string;
    runtimesTitle: string;
    runtimesText: string;
    runtimesLink: string;
    runtimesPicture: string;
    casesTitle: string;
    casesAll: string;
    runTitle: string;
    runLead: string;
    runCommand: string;
    browse: string;
  };
  browse: {
    allTitle: string;
    titleFor: Message<{ keyword: string | number }>;
    description: Message<{ keyword: string | number }>;
    allDescription: string;
    count: Message<{ count: number }>;
    breadcrumb: string;
    related: string;
    type: string;
    freeAndPremium: string;
    free: string;
    premium: string;
    playAll: string;
    sortBy: string;
    sorts: {
      relevance: string;
      popular: string;
      recent: string;
      downloads: string;
    };
    filters: string;
    filtersActive: Message<{ count: number }>;
    apply: string;
    clear: string;
    category: string;
    any: string;
    colour: string;
    colours: {
      red: string;
      orange: string;
      yellow: string;
      green: string;
      teal: string;
      blue: string;
      purple: string;
      pink: string;
      black: string;
      white: string;
    };
    duration: string;
    durations: {
      short: string;
      medium: string;
      long: string;
    };
    fileSize: string;
    fileSizes: {
      small: string;
      medium: string;
      large: string;
    };
    frameRate: string;
    frameRates: {
      film: string;
      standard: string;
      smooth: string;
    };
    aspectRatio: string;
    aspectRatios: {
      square: string;
      wide: string;
      tall: string;
    };
    flashing: string;
    flashings: {
      none: string;
    };
    licence: string;
    features: string;
    featureNames: {
      interactive: string;
      themeable: string;
      markers: string;
      images: string;
      text: string;
      expressions: string;
      gradients: string;
      masks: string;
      transparent: string;
    };
    filling: Message<{ done: number; total: number }>;
    cut: Message<{ count: number }>;
    corrected: {
      nothing: Message<{ asked: string | number }>;
      used: Message<{ used: string | number }>;
    };
    shown: Message<{ shown: number; total: string | number }>;
    hireTitle: string;
    hireText: string;
    hireLink: string;
    showMore: string;
    loadingMore: string;
    moreFailed: string;
    pages: string;
    page: Message<{ page: number }>;
    previous: string;
    next: string;
    emptyTitle: Message<{ keyword: string | number }>;
    emptyFiltered: string;
    emptyText: string;
    emptyFilteredText: string;
    applied: string;
    removeFilter: Message<{ filter: string | number }>;
    namedFilter: Message<{ filter: string | number; choice: string | number }>;
    pixels: Message<{ size: string | number }>;
    between: Message<{ min: string | number; max: string | number }>;
    atLeast: Message<{ min: string | number }>;
    atMost: Message<{ max: string | number }>;
    width: string;
    height: string;
    without: Message<{ filter: string | number; count: number }>;
    style: string;
    styles: {
      line: string;
      filled: string;
      flat: string;
      monochrome: string;
      gradient: string;
      isometric: string;
      "3d": string;
    };
    uncounted: string;
    similarTitle: string;
    similarToFile: string;
    similarDescription: string;
    quoted: Message<{ words: string | number }>;
    noneHasAll: Message<{ query: string | number; shown: string | number }>;
    fewHaveAll: Message<{ count: number; query: string | number; shown: string | number }>;
    noneHasAllNear: Message<{ query: string | number }>;
    fewHaveAllNear: Message<{ count: number; query: string | number }>;
    nearest: string;
    nearestColours: string;
    inStyles: Message<{ count: number }>;
    inVariants: Message<{ count: number }>;
    follow: string;
    saveSearch: string;
    savedSearch: string;
    savedSearches: string;
    savedLead: string;
    savedNeedsScript: string;
    nothingSaved: string;
    nothingSavedText: string;
    savedFailed: string;
    notSaved: string;
    forgetSearch: string;
    feed: string;
    apiAddress: string;
    copyAddress: string;
    copied: string;
    copyFailed: string;
  };
  likes: {
    title: string;
    description: string;
    lead: string;
    guest: string;
    loading: string;
    empty: string;
    emptyText: string;
    browse: string;
    failed: string;
    failedText: string;
    retry: string;
    needsScript: string;
  };
  featured: {
    title: string;
    description: string;
    lead: string;
    empty: string;
    day: Message<{ day: Date }>;
    before: string;
  };
  tags: {
    title: string;
    description: string;
    lead: string;
    mostUsed: string;
    filter: string;
    found: Message<{ count: number }>;
    none: Message<{ query: string | number }>;
    search: string;
    letters: string;
    empty: string;
  };
  content: {
    table: string;
    yes: string;
    no: string;
    billing: string;
    to: string;
    onlyIn: {
      law: Message<{ language: string | number }>;
      author: Message<{ language: string | number }>;
      other: Message<{ language: string | number }>;
    };
    perSecond: Message<{ count: string | number }>;
    measuredBy: string;
    claim: string;
    caseStudy: {
      measure: string;
      how: Message<{ command: string | number }>;
      when: Message<{ day: Date }>;
      what: string;
      figure: string;
      note: string;
      more: string;
    };
    features: {
      drawn: Message<{ all: number; renderer: string | number }>;
      version: Message<{ version: string | number }>;
      differ: string;
      feature: string;
      yes: string;
      partly: string;
      no: string;
    };
  };
  errors: {
    notFound: {
      title: string;
      lead: string;
    };
    badRequest: {
      title: string;
      lead: string;
    };
    failed: {
      title: string;
      lead: string;
    };
    unavailable: {
      title: string;
      lead: string;
    };
    home: string;
    tryAgain: string;
  };
  packs: {
    title: string;
    description: string;
    lead: string;
    empty: string;
    about: {
      originals: string;
      meteocons: string;
      useanimations: string;
      lucide: string;
    };
    pieces: Message<{ count: number }>;
    by: string;
    licence: string;
    site: string;
    style: string;
    allStyles: string;
    download: Message<{ size: string | number }>;
    inside: string;
    insideFree: Message<{ count: number }>;
    premium: {
      leftOut: Message<{ count: number }>;
      signIn: string;
      notInPlan: string;
      plans: string;
      download: Message<{ count: number; size: string | number }>;
      failed: string;
    };
    partOf: string;
  };
  apiExplorer: {
    operation: string;
    groups: {
      library: string;
      tools: string;
      jobs: string;
      files: string;
      more: string;
    };
    key: string;
    keyHint: string;
    required: Message<{ name: string | number }>;
    sendAs: string;
    asJson: string;
    asFiles: string;
    json: string;
    options: string;
    fileOf: Message<{ name: string | number }>;
    send: string;
    sending: string;
    answer: string;
    answered: Message<{ status: string | number; milliseconds: number }>;
    shortened: string;
    picture: string;
    save: Message<{ name: string | number }>;
    failed: string;
    invalidJson: string;
    unavailable: string;
    loading: string;
    code: string;
  };
}

/** The messages of pages in a language. */
export const getPagesMessages = (locale: Locale): PagesMessages =>
  getMessages(pages, locale) as PagesMessages;

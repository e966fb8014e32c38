// Written by `npm run messages` from messages/en/animation.json. Do not edit.
import { animation } from "../catalogues.ts";
import { getMessages } from "../get-messages.ts";
import type { Locale } from "../locales.ts";
import type { Message } from "../message.ts";

export interface AnimationMessages {
  player: {
    label: string;
    play: string;
    pause: string;
    previousFrame: string;
    nextFrame: string;
    frame: string;
    frameOf: Message<{ frame: string | number; count: string | number }>;
    loop: string;
    loopModes: {
      loop: string;
      once: string;
      bounce: string;
    };
    speed: string;
    backwards: string;
    background: string;
    backgrounds: {
      amber: string;
      rose: string;
      sky: string;
      mint: string;
      lilac: string;
      transparent: string;
    };
    fullscreen: string;
    exitFullscreen: string;
    segments: string;
    onlySegment: Message<{ name: string | number }>;
    state: Message<{ state: string | number }>;
    failed: string;
    tryAgain: string;
  };
  page: {
    title: Message<{ title: string | number; creator: string | number }>;
    premiumTitle: Message<{ title: string | number; creator: string | number }>;
    description: Message<{ title: string | number; creator: string | number; width: string | number; height: string | number; length: string | number }>;
    premiumDescription: Message<{ title: string | number; creator: string | number; width: string | number; height: string | number; length: string | number }>;
    breadcrumb: string;
    freeAnimations: string;
    views: Message<{ count: number }>;
    likes: Message<{ count: number }>;
    downloads: Message<{ count: number }>;
    premium: string;
    tags: string;
    otherStyles: string;
    otherVersions: string;
    related: string;
    more: Message<{ name: string | number }>;
  };
  download: {
    legend: string;
    hints: {
      dotlottie: string;
      "dotlottie-optimised": string;
      json: string;
      "json-optimised": string;
      png: string;
    };
    names: {
      dotlottie: string;
      "dotlottie-optimised": string;
      json: string;
      "json-optimised": string;
      png: string;
    };
    button: Message<{ format: string | number }>;
    buttonWithSize: Message<{ format: string | number; size: string | number }>;
    recoloured: Message<{ format: string | number }>;
    themed: Message<{ format: string | number; name: string | number }>;
    failed: string;
    like: string;
    liked: string;
    likeKept: string;
    likeRemoved: string;
    likeNotKept: string;
    likeInAccount: string;
    likeGone: string;
    likeFailed: string;
    share: string;
    linkCopied: string;
    linkNotCopied: string;
  };
  premium: {
    lead: string;
    signIn: string;
    checking: string;
    notInPlan: string;
    hint: string;
    plans: string;
    workspaces: string;
    licence: string;
    failed: string;
    recolourSignIn: string;
    recolourPlan: string;
    recolourSignInLink: string;
  };
  colours: {
    title: string;
    reset: string;
    all: Message<{ count: number }>;
    pick: Message<{ hex: string | number }>;
    hex: Message<{ hex: string | number }>;
    failed: string;
    themes: string;
    theme: Message<{ name: string | number }>;
    original: string;
  };
  machine: {
    title: string;
    lead: string;
    start: string;
    stop: string;
    states: string;
    fire: Message<{ name: string | number }>;
    anyState: string;
    leadsTo: Message<{ input: string | number; state: string | number }>;
    byItself: string;
    causes: {
      PointerEnter: string;
      PointerExit: string;
      PointerDown: string;
      PointerUp: string;
      PointerMove: string;
      Click: string;
      OnComplete: string;
      OnLoopComplete: string;
    };
  };
  embed: {
    title: string;
    tabs: {
      element: string;
      react: string;
      vue: string;
      svelte: string;
      iframe: string;
      html: string;
      ios: string;
      android: string;
      flutter: string;
      reactNative: string;
    };
    trigger: string;
    triggers: {
      load: string;
      hover: string;
      click: string;
    };
    width: string;
    pixels: Message<{ width: number }>;
    code: Message<{ name: string | number }>;
    onceComment: string;
    animationComment: string;
    recolouredComment: string;
    fileNote: Message<{ file: string | number }>;
    appNote: Message<{ file: string | number }>;
    frameNote: string;
    copy: string;
    copied: string;
    copyFailed: string;
    seeOn: Message<{ title: string | number }>;
    localComment: string;
    localNote: Message<{ file: string | number }>;
    localAppNote: Message<{ file: string | number }>;
  };
  sheet: {
    title: string;
    frames: string;
    rate: string;
    framesPerSecond: Message<{ rate: string | number }>;
    length: string;
    size: string;
    layers: string;
    markers: string;
    states: string;
    themes: string;
    licence: string;
    published: string;
    source: string;
    attribution: string;
    copyAttribution: string;
  };
  tools: {
    title: string;
    convert: Message<{ format: string | number }>;
    optimise: string;
    accessibility: string;
    portable: string;
  };
}

/** The messages of animation in a language. */
export const getAnimationMessages = (locale: Locale): AnimationMessages =>
  getMessages(animation, locale) as AnimationMessages;

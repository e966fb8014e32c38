// Written by `npm run messages` from messages/*/chrome.json. Do not edit.
import en from "../../messages/en/chrome.json" with { type: "json" };
import es from "../../messages/es/chrome.json" with { type: "json" };
import pt from "../../messages/pt/chrome.json" with { type: "json" };
import koKR from "../../messages/ko-KR/chrome.json" with { type: "json" };
import jaJP from "../../messages/ja-JP/chrome.json" with { type: "json" };
import fr from "../../messages/fr/chrome.json" with { type: "json" };
import de from "../../messages/de/chrome.json" with { type: "json" };
import { getMessages } from "../get-messages.ts";
import type { Locale } from "../locales.ts";
import type { Message } from "../message.ts";

export interface ChromeMessages {
  header: {
    menu: string;
    openSearch: string;
    dashboard: string;
    logIn: string;
    signUp: string;
    newTab: string;
    language: string;
  };
  menus: {
    products: string;
    integrations: string;
    customers: string;
    learn: string;
    pricing: string;
  };
  groups: {
    make: string;
    find: string;
    developers: string;
    designers: string;
    tools: string;
    dotLottie: string;
    caseStudies: string;
    inspiration: string;
    certifications: string;
    enterpriseLearning: string;
    community: string;
    latestPosts: string;
  };
  links: {
    platform: string;
    creator: string;
    figmaPlugin: string;
    afterEffectsPlugin: string;
    enterprise: string;
    freeAnimations: string;
    premiumAnimations: string;
    marketplace: string;
    hireAnimator: string;
    developerPortal: string;
    runtimes: string;
    allIntegrations: string;
    webPlayer: string;
    accessibilityAnalyzer: string;
    lottieToGif: string;
    lottieEditor: string;
    web: string;
    graphicsLibrary: string;
    allCaseStudies: string;
    useCases: string;
    builtWith: string;
    customers: string;
    courseReading: string;
    courseMoving: string;
    courseSmall: string;
    courseListening: string;
    allCertifications: string;
    workshops: string;
    forum: string;
    community: string;
    event: string;
    allPosts: string;
    mobile: string;
    ai: string;
    integrations: string;
    svgToLottie: string;
    lottieToDotLottie: string;
    optimise: string;
    caseStudies: string;
    education: string;
    blog: string;
    whatIsLottie: string;
    lottieLab: string;
    interactivity: string;
    supportedFeatures: string;
    whyMotion: string;
    tags: string;
    certifications: string;
    team: string;
    careers: string;
    press: string;
    security: string;
    terms: string;
    privacy: string;
    sale: string;
    communityGuidelines: string;
    uploadGuidelines: string;
    desktop: string;
    packs: string;
  };
  about: {
    platform: string;
    creator: string;
    figmaPlugin: string;
    afterEffectsPlugin: string;
    enterprise: string;
    freeAnimations: string;
    premiumAnimations: string;
    marketplace: string;
    hireAnimator: string;
    developerPortal: string;
    runtimes: string;
    useCases: string;
    builtWith: string;
    customers: string;
    forum: string;
    community: string;
    event: string;
    featureCreator: string;
    featureRuntimes: string;
    featureCreatorTitle: string;
    featureRuntimesTitle: string;
    packs: string;
  };
  search: {
    title: string;
    label: string;
    placeholder: string;
    close: string;
    type: string;
    freePremium: string;
    free: string;
    premium: string;
    recent: string;
    clear: string;
    forget: Message<{ query: string | number }>;
    forgotten: Message<{ query: string | number }>;
    trending: string;
    trendingTerms: string;
    categories: string;
    popular: string;
    suggestions: string;
    searchFor: Message<{ query: string | number }>;
    count: Message<{ count: number }>;
    toMove: string;
    toOpen: string;
    toClose: string;
    example: {
      title: string;
      text: Message<{ size: string | number }>;
      choose: string;
      colour: string;
      search: string;
      looking: Message<{ name: string | number }>;
      cancel: string;
      cancelled: string;
      tooLarge: Message<{ size: string | number }>;
      unreadable: string;
      empty: string;
      tooMany: string;
      failed: string;
    };
  };
  logoMenu: {
    label: string;
    copySvg: string;
    copied: string;
    downloadSvg: string;
    downloadPng: string;
    brandKit: string;
  };
  user: {
    menu: Message<{ name: string | number }>;
    dashboard: string;
    workspaces: string;
    noWorkspaces: string;
    loadingWorkspaces: string;
    myProfile: string;
    viewProfile: string;
    publicAnimations: string;
    collections: string;
    likes: string;
    help: string;
    whatsNew: string;
    helpCenter: string;
    reportBug: string;
    requestFeature: string;
    community: string;
    accountSettings: string;
    logOut: string;
  };
  drop: {
    title: string;
    accepted: string;
    refused: string;
    opened: string;
    blocked: string;
    open: string;
    failed: string;
  };
  privacy: {
    choices: string;
    title: string;
    text: string;
    others: string;
    google: string;
    later: string;
    on: string;
    off: string;
    refusedByBrowser: string;
    allow: string;
    decline: string;
    close: string;
  };
  footer: {
    products: string;
    integrationsAndTools: string;
    customers: string;
    resources: string;
    company: string;
    policies: string;
    enterprise: string;
    enterpriseText: string;
    certifications: string;
    certificationsText: string;
    apps: string;
    social: string;
    theme: string;
    themes: {
      system: string;
      light: string;
      dark: string;
    };
    copyright: Message<{ year: string | number }>;
    madeWith: Message<{ love: string | number; country: string | number }>;
    love: string;
    countries: {
      portugal: string;
      japan: string;
      kenya: string;
      brazil: string;
      germany: string;
      india: string;
      mexico: string;
      southKorea: string;
      france: string;
      indonesia: string;
      poland: string;
      nigeria: string;
      canada: string;
      spain: string;
      vietnam: string;
      ireland: string;
    };
  };
}

const catalogues = {
  en,
  es,
  pt,
  "ko-KR": koKR,
  "ja-JP": jaJP,
  fr,
  de,
};

/** The messages of chrome in a language. */
export const getChromeMessages = (locale: Locale): ChromeMessages =>
  getMessages(catalogues, locale) as ChromeMessages;

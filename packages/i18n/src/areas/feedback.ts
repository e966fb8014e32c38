// Written by `npm run messages` from messages/en/feedback.json. Do not edit.
import { feedback } from "../catalogues.ts";
import { getMessages } from "../get-messages.ts";
import type { Locale } from "../locales.ts";
import type { Message } from "../message.ts";

export interface FeedbackMessages {
  kinds: {
    contact: string;
    help: string;
    bug: string;
    feature: string;
  };
  topics: {
    team: string;
    enterprise: string;
    animators: string;
    community: string;
    events: string;
    jobs: string;
    press: string;
    privacy: string;
    security: string;
    other: string;
  };
  pages: {
    contact: {
      title: string;
      description: string;
      lead: string;
    };
    help: {
      title: string;
      description: string;
      lead: string;
    };
    bug: {
      title: string;
      description: string;
      lead: string;
    };
    feature: {
      title: string;
      description: string;
      lead: string;
    };
  };
  ask: {
    title: string;
    lead: string;
  };
  questions: {
    use: {
      question: string;
      answer: string;
      link: string;
    };
    embed: {
      question: string;
      answer: string;
      link: string;
    };
    look: {
      question: string;
      answer: string;
      link: string;
    };
    cost: {
      question: string;
      answer: string;
      link: string;
    };
    upload: {
      question: string;
      answer: string;
      link: string;
    };
    delete: {
      question: string;
      answer: string;
      link: string;
    };
  };
  fields: {
    topic: string;
    name: string;
    email: string;
    emailHint: string;
    subject: string;
    text: {
      contact: string;
      help: string;
      bug: string;
      feature: string;
    };
    page: string;
    pageHint: string;
    picture: string;
    pictureHint: Message<{ size: string | number }>;
    trap: string;
    optional: string;
  };
  browserNote: string;
  retentionNote: Message<{ days: number }>;
  submit: string;
  sending: string;
  failed: string;
  thanks: {
    title: string;
    text: string;
    home: string;
  };
  errors: {
    title: string;
    again: string;
    "topic-unknown": string;
    "name-too-long": Message<{ maxName: number }>;
    "email-invalid": string;
    "subject-missing": string;
    "subject-too-long": Message<{ maxSubject: number }>;
    "text-missing": string;
    "text-too-long": Message<{ maxText: number }>;
    "page-foreign": string;
    "picture-unreadable": string;
    "picture-too-large": Message<{ size: string | number }>;
    "too-many-address": Message<{ max: number; minutes: number }>;
    "too-many-network": Message<{ max: number; minutes: number }>;
    foreign: string;
    unreadable: string;
    "too-large": string;
    other: string;
  };
  admin: {
    title: string;
    label: string;
    parts: {
      figures: string;
      feedback: string;
      jobs: string;
      samples: string;
      searches: string;
      featured: string;
    };
    jobs: {
      lead: string;
      none: string;
      loading: string;
      waiting: string;
      retrying: string;
      running: string;
      failed: string;
      attempts: string;
      retry: string;
      retryAll: string;
      sent: string;
      discard: string;
      discardTitle: Message<{ kind: string | number }>;
      discardText: string;
      discarded: string;
      pending: string;
      nonePending: string;
      cancel: string;
      cancelTitle: Message<{ kind: string | number }>;
      cancelText: string;
      cancelled: string;
      back: string;
      isGone: string;
    };
    lead: string;
    loading: string;
    failed: string;
    all: string;
    kind: string;
    state: string;
    open: string;
    done: string;
    emptyTitle: string;
    empty: string;
    from: string;
    page: string;
    browser: string;
    picture: string;
    pictureFailed: string;
    signedIn: string;
    markDone: string;
    reopen: string;
    markedDone: string;
    reopened: string;
    remove: string;
    removeTitle: string;
    removeText: string;
    cancel: string;
    removed: string;
    more: string;
    back: string;
    export: string;
    samplesLead: string;
    noSamples: string;
    searches: {
      loading: string;
      lead: string;
      none: string;
      unmeasured: string;
      searched: Message<{ count: string | number }>;
      add: string;
      addThis: string;
      phrase: string;
      language: string;
      everyLanguage: string;
      means: string;
      meansHint: string;
      asConcept: Message<{ concept: string | number }>;
      asWords: Message<{ words: string | number }>;
      submit: string;
      isAdded: string;
      synonyms: string;
      noSynonyms: string;
      remove: string;
      isRemoved: string;
      refused: {
        "no-phrase": string;
        "no-meaning": string;
        "means-itself": string;
        "too-many": string;
      };
    };
    featured: {
      loading: string;
      lead: string;
      none: string;
      newDay: string;
      change: string;
      remove: string;
      removeTitle: Message<{ day: Date }>;
      removeText: string;
      removed: string;
      day: Message<{ day: Date }>;
      planned: Message<{ day: Date }>;
      shown: string;
      date: string;
      dateHint: string;
      find: string;
      findHint: string;
      finding: string;
      found: Message<{ count: number }>;
      add: string;
      picked: string;
      preview: string;
      count: Message<{ count: number; max: number }>;
      noPicks: string;
      forward: Message<{ title: string | number }>;
      back: Message<{ title: string | number }>;
      take: Message<{ title: string | number }>;
      place: Message<{ title: string | number; place: number; count: number }>;
      taken: Message<{ title: string | number }>;
      save: string;
      saved: string;
      refused: {
        "no-day": string;
        "day-taken": string;
        "no-animations": string;
        "too-many-animations": Message<{ max: number }>;
        "animation-gone": string;
        "too-many-days": string;
      };
    };
  };
}

/** The messages of feedback in a language. */
export const getFeedbackMessages = (locale: Locale): FeedbackMessages =>
  getMessages(feedback, locale) as FeedbackMessages;

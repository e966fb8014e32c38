// Written by `npm run messages` from messages/en/workflow.json. Do not edit.
import { workflow } from "../catalogues.ts";
import { getMessages } from "../get-messages.ts";
import type { Locale } from "../locales.ts";
import type { Message } from "../message.ts";

export interface WorkflowMessages {
  nav: {
    label: string;
    files: string;
    publicAnimations: string;
    preview: string;
    people: string;
    statistics: string;
    settings: string;
    current: string;
    plan: Message<{ plan: string | number }>;
  };
  workspaces: {
    create: string;
    text: string;
    name: string;
    submit: string;
    cancel: string;
    empty: string;
    created: Message<{ name: string | number }>;
    initialName: Message<{ start: string; name: string | number }>;
  };
  guest: {
    title: string;
    text: string;
    logIn: string;
    signUp: string;
    preview: string;
  };
  files: {
    title: string;
    publicTitle: string;
    upload: string;
    dropTitle: string;
    dropText: Message<{ size: string | number }>;
    empty: string;
    emptyText: string;
    emptyPublic: string;
    emptyPublicText: string;
    goToFiles: string;
    loading: string;
    failed: string;
    tryAgain: string;
    more: string;
    count: Message<{ count: number }>;
    used: Message<{ used: number; max: number }>;
    usedLabel: string;
    freeSpace: string;
    view: string;
    grid: string;
    list: string;
    drawing: string;
    notDrawn: string;
    isPrivate: string;
    isPublic: string;
    edited: Message<{ time: string | number }>;
    open: Message<{ name: string | number }>;
    actions: Message<{ name: string | number }>;
    rename: string;
    publish: string;
    unpublish: string;
    seePage: string;
    download: string;
    remove: string;
  };
  upload: {
    waiting: string;
    sending: string;
    checking: string;
    label: Message<{ name: string | number }>;
    cancel: Message<{ name: string | number }>;
    cancelled: string;
    tryAgain: Message<{ name: string | number }>;
    dismiss: Message<{ name: string | number }>;
    done: Message<{ count: number }>;
    elsewhere: Message<{ workspace: string | number; count: number }>;
    notAnimation: string;
    tooLarge: Message<{ size: string | number }>;
    full: string;
    offline: string;
    failed: string;
  };
  download: {
    underWay: Message<{ name: string | number }>;
    finished: Message<{ name: string | number }>;
    offline: Message<{ name: string | number }>;
  };
  rename: {
    title: string;
    name: string;
    save: string;
    cancel: string;
    empty: string;
    done: string;
  };
  publish: {
    title: Message<{ name: string | number }>;
    lead: string;
    name: string;
    titles: string;
    titlesHint: string;
    description: string;
    descriptionHint: string;
    tags: string;
    tagsHint: Message<{ count: number }>;
    category: string;
    noCategory: string;
    licence: string;
    confirm: string;
    button: string;
    cancel: string;
    done: string;
    see: string;
    titleMissing: string;
    tagsMissing: string;
    confirmMissing: string;
  };
  unpublish: {
    done: string;
  };
  remove: {
    title: Message<{ name: string | number }>;
    text: string;
    publicText: string;
    button: string;
    cancel: string;
    done: string;
  };
  licences: {
    "CC0-1.0": string;
    "CC-BY-4.0": string;
    "CC-BY-SA-4.0": string;
    "CC-BY-NC-4.0": string;
    MIT: string;
  };
  preview: {
    title: string;
    lead: string;
    dropTitle: string;
    choose: string;
    another: string;
    reading: Message<{ name: string | number }>;
    facts: string;
    format: string;
    fileSize: string;
    colours: string;
    features: string;
    featureNames: {
      images: string;
      text: string;
      gradients: string;
      masks: string;
      themes: string;
      machines: string;
    };
    notes: string;
    expressions: string;
    outsidePictures: string;
    outsideFonts: string;
    save: string;
    saveHint: string;
    saving: string;
    saved: string;
    toFiles: string;
    waiting: string;
    notArrived: string;
    tooSlow: string;
  };
  switching: {
    title: string;
    unknown: string;
    unknownText: string;
    toFiles: string;
  };
  missing: {
    title: string;
    text: string;
    toFiles: string;
  };
  failed: {
    title: string;
    text: string;
  };
  errors: {
    "not-found": string;
    forbidden: string;
    "email-unverified": string;
    "quota-reached": string;
    "workspace-missing": string;
    "file-missing": string;
    "quota-files": Message<{ max: number }>;
    "quota-storage-megabytes": Message<{ max: number }>;
    "quota-members": Message<{ max: number }>;
    "quota-official-domains": Message<{ max: number }>;
    "too-many-workspaces": Message<{ max: number }>;
    "username-of-another": string;
    "tags-malformed": Message<{ maxTag: number }>;
    "feature-not-in-plan": string;
    unauthenticated: string;
    unavailable: string;
    other: string;
  };
  refused: {
    "cannot-be-drawn": string;
    "takes-too-long": string;
    "premium-copy": string;
  };
}

/** The messages of workflow in a language. */
export const getWorkflowMessages = (locale: Locale): WorkflowMessages =>
  getMessages(workflow, locale) as WorkflowMessages;

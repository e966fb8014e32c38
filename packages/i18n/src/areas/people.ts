// Written by `npm run messages` from messages/*/people.json. Do not edit.
import en from "../../messages/en/people.json" with { type: "json" };
import es from "../../messages/es/people.json" with { type: "json" };
import pt from "../../messages/pt/people.json" with { type: "json" };
import koKR from "../../messages/ko-KR/people.json" with { type: "json" };
import jaJP from "../../messages/ja-JP/people.json" with { type: "json" };
import fr from "../../messages/fr/people.json" with { type: "json" };
import de from "../../messages/de/people.json" with { type: "json" };
import { getMessages } from "../get-messages.ts";
import type { Locale } from "../locales.ts";
import type { Message } from "../message.ts";

export interface PeopleMessages {
  colleagues: {
    title: string;
    lead: Message<{ name: string | number; domain: string | number }>;
    join: Message<{ name: string | number }>;
    ask: string;
    asked: string;
    withdraw: string;
    restricted: string;
    own: string;
    count: Message<{ count: number }>;
    joined: Message<{ name: string | number }>;
    askedDone: string;
    withdrawn: string;
  };
  people: {
    title: string;
    listed: string;
    loading: string;
    failed: string;
    you: string;
    owner: string;
    admin: string;
    member: string;
  };
  requests: {
    title: string;
    none: string;
    failed: string;
    asked: Message<{ time: string | number }>;
    accept: string;
    acceptOne: Message<{ name: string | number }>;
    decline: string;
    declineOne: Message<{ name: string | number }>;
    accepted: Message<{ name: string | number }>;
    declined: Message<{ name: string | number }>;
  };
  domains: {
    title: string;
    claimText: Message<{ domain: string | number }>;
    text: Message<{ domain: string | number }>;
    label: string;
    instant: string;
    instantText: string;
    request: string;
    requestText: string;
    restricted: string;
    restrictedText: string;
    claim: string;
    claimed: Message<{ domain: string | number }>;
    save: string;
    saved: string;
    release: string;
    released: Message<{ domain: string | number }>;
    notInPlan: string;
    seePlans: string;
  };
  guest: {
    title: string;
    text: string;
  };
  members: {
    role: Message<{ name: string | number }>;
    roleChanged: Message<{ name: string | number; role: string | number }>;
    remove: string;
    removeOne: Message<{ name: string | number }>;
    removeTitle: Message<{ name: string | number }>;
    removeText: string;
    removeAgain: Message<{ domain: string | number }>;
    removed: Message<{ name: string | number }>;
    leave: string;
    leaveTitle: Message<{ workspace: string | number }>;
    leaveText: string;
    left: Message<{ workspace: string | number }>;
    cancel: string;
  };
  invite: {
    title: string;
    text: string;
    email: string;
    role: string;
    adminText: string;
    send: string;
    sent: Message<{ email: string | number }>;
    empty: string;
    already: string;
  };
  pending: {
    title: string;
    until: Message<{ role: string | number; date: Date }>;
    withdraw: string;
    withdrawOne: Message<{ email: string | number }>;
    withdrawn: Message<{ email: string | number }>;
    failed: string;
  };
  settings: {
    title: string;
    loading: string;
    failed: string;
    closed: string;
    guestTitle: string;
    guestText: string;
    moved: Message<{ settings: string | number }>;
  };
  rename: {
    title: string;
    name: string;
    save: string;
    saved: Message<{ name: string | number }>;
    empty: string;
  };
  icon: {
    title: string;
    text: Message<{ size: string | number }>;
    choose: string;
    remove: string;
    changed: string;
    removed: string;
  };
  deletion: {
    title: string;
    text: string;
    published: Message<{ count: number }>;
    button: string;
    question: Message<{ name: string | number }>;
    lost: string;
    lostFiles: Message<{ count: number }>;
    lostPeople: Message<{ count: number }>;
    typeName: Message<{ name: string | number }>;
    mismatch: string;
    done: Message<{ name: string | number }>;
  };
  transferOwnership: {
    title: string;
    text: string;
    alone: string;
    person: string;
    choose: string;
    empty: string;
    submit: string;
    confirmTitle: Message<{ workspace: string | number; name: string | number }>;
    confirmText: Message<{ name: string | number }>;
    outsider: Message<{ name: string | number; domain: string | number }>;
    done: Message<{ name: string | number; workspace: string | number }>;
  };
  invitations: {
    title: string;
    guestTitle: string;
    guestText: string;
    loading: string;
    failed: string;
    lead: Message<{ workspace: string | number }>;
    until: Message<{ role: string | number; date: Date }>;
    accept: string;
    acceptOne: Message<{ workspace: string | number }>;
    decline: string;
    declineOne: Message<{ workspace: string | number }>;
    declined: Message<{ workspace: string | number }>;
    none: Message<{ email: string | number }>;
    noneText: string;
    toFiles: string;
  };
  apiKeys: {
    title: string;
    text: string;
    loading: string;
    failed: string;
    none: string;
    name: string;
    emptyName: string;
    lifetime: string;
    days: Message<{ days: number }>;
    unlimited: string;
    opens: string;
    scopes: {
      "library:read": string;
      tools: string;
      "files:read": string;
      "files:write": string;
      publish: string;
    };
    noScope: string;
    create: string;
    madeTitle: Message<{ name: string | number }>;
    madeText: string;
    key: string;
    copy: string;
    copied: string;
    done: string;
    facts: Message<{ prefix: string | number; creator: string | number }>;
    used: Message<{ date: Date }>;
    unused: string;
    expires: Message<{ date: Date }>;
    endless: string;
    rotate: string;
    rotateOne: Message<{ name: string | number }>;
    rotateTitle: Message<{ name: string | number }>;
    rotateText: string;
    end: string;
    endOne: Message<{ name: string | number }>;
    endTitle: Message<{ name: string | number }>;
    endText: string;
    ended: Message<{ name: string | number }>;
    unverified: string;
  };
  webhooks: {
    title: string;
    text: string;
    loading: string;
    failed: string;
    none: string;
    url: string;
    emptyUrl: string;
    events: string;
    types: {
      "file.uploaded": string;
      "file.renamed": string;
      "file.deleted": string;
      "publication.created": string;
      "publication.updated": string;
      "publication.withdrawn": string;
      "member.added": string;
      "member.role_changed": string;
      "member.removed": string;
      "plan.changed": string;
    };
    testType: string;
    noEvent: string;
    create: string;
    secretTitle: Message<{ name: string | number }>;
    secretText: string;
    secret: string;
    copied: string;
    on: string;
    off: string;
    failing: Message<{ days: number }>;
    gone: string;
    failingSince: Message<{ date: Date }>;
    log: string;
    logOne: Message<{ name: string | number }>;
    test: string;
    testOne: Message<{ name: string | number }>;
    testSent: string;
    edit: string;
    editOne: Message<{ name: string | number }>;
    editTitle: string;
    isEnabled: string;
    save: string;
    saved: string;
    rotate: string;
    rotateOne: Message<{ name: string | number }>;
    rotateTitle: Message<{ name: string | number }>;
    rotateText: string;
    delete: string;
    deleteOne: Message<{ name: string | number }>;
    deleteTitle: Message<{ name: string | number }>;
    deleteText: string;
    deleted: Message<{ name: string | number }>;
    logLoading: string;
    logFailed: string;
    logNone: Message<{ days: number }>;
    refresh: string;
    more: string;
    states: {
      PENDING: string;
      DELIVERED: string;
      FAILED: string;
    };
    status: Message<{ status: string | number }>;
    failures: {
      "bad-address": string;
      "private-address": string;
      unreachable: string;
      "too-slow": string;
    };
    attempts: Message<{ count: number }>;
    nextAttempt: Message<{ time: string | number }>;
    details: string;
    detailsOne: Message<{ type: string | number; time: string | number }>;
    again: string;
    againOne: Message<{ type: string | number; time: string | number }>;
    againSent: string;
    attempt: Message<{ number: number; time: string | number; outcome: string | number; duration: number }>;
    answer: string;
    payload: string;
    unverified: string;
  };
  errors: {
    "file-published": string;
    "icon-too-large": Message<{ size: string | number }>;
    "icon-unreadable": string;
    "email-malformed": string;
    "email-unverified": string;
    "too-many-invitations": Message<{ max: number }>;
    "member-missing": string;
    "invitation-missing": string;
    "name-malformed": Message<{ maxWorkspaceName: number }>;
    "new-owner-has-too-many": Message<{ max: number }>;
    "owner-must-stay": string;
    "not-found": string;
    "quota-reached": string;
    "request-missing": string;
    "join-not-instant": string;
    "join-restricted": string;
    "already-member": string;
    "domain-public": string;
    "domain-taken": string;
    "too-many-keys": Message<{ max: number }>;
    "key-missing": string;
    "webhook-missing": string;
    "delivery-missing": string;
    "too-many-webhooks": Message<{ max: number }>;
    "too-many-deliveries": Message<{ max: number }>;
    "webhook-disabled": string;
    "webhook-address-malformed": string;
    "webhook-address-private": string;
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

/** The messages of people in a language. */
export const getPeopleMessages = (locale: Locale): PeopleMessages =>
  getMessages(catalogues, locale) as PeopleMessages;

// Written by `npm run messages` from messages/en/accounts.json. Do not edit.
import { accounts } from "../catalogues.ts";
import { getMessages } from "../get-messages.ts";
import type { Locale } from "../locales.ts";
import type { Message } from "../message.ts";

export interface AccountsMessages {
  frame: {
    close: string;
    home: string;
    or: string;
    showPassword: string;
    hidePassword: string;
    continueWithGoogle: string;
    signUpWithGoogle: string;
    continueWith: Message<{ name: string | number }>;
    signUpWith: Message<{ name: string | number }>;
    usePasskey: string;
    passkeyFailed: string;
    optional: string;
    needsScript: string;
  };
  login: {
    title: string;
    login: string;
    password: string;
    keep: string;
    forgot: string;
    submit: string;
    newHere: string;
    makeAccount: string;
  };
  register: {
    title: string;
    name: string;
    email: string;
    emailExample: string;
    password: string;
    agree: Message<{ terms: string | number; privacy: string | number }>;
    terms: string;
    privacy: string;
    submit: string;
    haveOne: string;
    logIn: string;
  };
  strength: {
    fair: string;
    good: string;
    strong: string;
  };
  sent: {
    openMailbox: string;
    title: string;
    registered: Message<{ email: string | number }>;
    registeredAnywhere: string;
    reset: Message<{ email: string | number }>;
    resetAnywhere: string;
    noLink: string;
    takesAMinute: string;
    again: string;
    sentAgain: string;
    email: string;
  };
  verify: {
    title: string;
    lead: string;
    submit: string;
    own: Message<{ name: string | number; email: string | number }>;
    elsewhereLead: Message<{ name: string | number; email: string | number }>;
    password: string;
    unknown: string;
    startHere: string;
    changeTitle: string;
    changeLead: Message<{ email: string | number }>;
    changeElsewhere: Message<{ email: string | number }>;
    changePassword: string;
    changeOther: string;
    deadTitle: string;
    dead: string;
    deadElsewhere: string;
  };
  undo: {
    title: string;
    lead: Message<{ date: Date; old: string | number; next: string | number }>;
    submit: string;
    dead: Message<{ days: number }>;
    done: string;
  };
  reset: {
    askTitle: string;
    askLead: string;
    askSubmit: string;
    title: string;
    lead: string;
    password: string;
    again: string;
    submit: string;
    backToLogin: string;
    deadTitle: string;
    dead: string;
    askAnew: string;
  };
  signedIn: {
    title: string;
    lead: Message<{ name: string | number }>;
    doneTitle: string;
    doneLead: string;
    continue: string;
    other: string;
  };
  logout: {
    title: string;
    lead: string;
    submit: string;
    doneTitle: string;
    done: string;
  };
  crossSite: {
    title: string;
    lead: string;
    submit: string;
  };
  google: {
    title: string;
    lead: string;
    submit: string;
    needsScript: string;
  };
  problems: {
    fix: string;
    required: string;
    notAgreed: string;
    notTheSame: string;
    "session-missing": string;
    "wrong-credentials-title": string;
    "wrong-credentials": string;
    "wrong-password": string;
    delayed: Message<{ time: string | number }>;
    busy: string;
    unavailable: string;
    "email-malformed": string;
    "name-malformed": Message<{ maxName: number }>;
    "password-too-short": Message<{ minPassword: number }>;
    "password-too-long": Message<{ maxPassword: number }>;
    "password-common": string;
    "username-malformed": Message<{ minUsername: number; maxUsername: number }>;
    "username-reserved": string;
    "username-taken": string;
    "sign-up-password-wrong": string;
    "email-taken": string;
    "token-invalid": string;
    "avatar-unreadable": string;
    "avatar-too-large": Message<{ size: string | number }>;
    "google-refused": string;
    "google-expired": string;
    "google-unverified-email": string;
    "google-unavailable": string;
    "google-not-linked": string;
    "google-taken": string;
    "provider-refused": string;
    "provider-expired": string;
    "provider-unverified-email": string;
    "provider-unavailable": string;
    "provider-not-linked": string;
    "provider-taken": string;
    "passkey-refused": string;
    "passkey-limit": Message<{ maxPasskeys: number }>;
    "last-credential": string;
    "reauthentication-needed": string;
    "bearer-invalid": string;
    "not-found": string;
  };
  authErrors: {
    unknown: string;
    access_denied: string;
    google_failed: string;
    google_expired: string;
    google_unverified_email: string;
    google_not_linked: string;
    provider_failed: string;
    provider_expired: string;
    provider_unverified_email: string;
    provider_not_linked: string;
    provider_unavailable: string;
    link_expired: string;
    link_used: string;
    session_expired: string;
    too_many_attempts: string;
    temporarily_unavailable: string;
  };
  refused: {
    title: string;
    address: string;
    returnAddress: string;
    crossSite: string;
    tooLarge: string;
    noForm: string;
    busyTitle: string;
    tryAgain: string;
    notFoundTitle: string;
    notFound: string;
    unavailableTitle: string;
    failedTitle: string;
    failed: string;
    home: string;
  };
  settings: {
    title: string;
    back: string;
    logOut: string;
    sections: string;
    save: string;
    currentPassword: string;
    profile: {
      title: string;
      lead: string;
      picture: string;
      pictureHint: Message<{ size: string | number }>;
      choosePicture: string;
      upload: string;
      removePicture: string;
      noPicture: string;
      firstName: string;
      lastName: string;
      username: string;
      usernameHint: Message<{ days: number }>;
      language: string;
    };
    email: {
      title: string;
      current: Message<{ email: string | number }>;
      pending: Message<{ email: string | number }>;
      next: string;
      hint: string;
      submit: string;
    };
    password: {
      title: string;
      lead: string;
      leadNone: string;
      next: string;
      again: string;
      submit: string;
      submitNone: string;
    };
    passkeys: {
      title: string;
      lead: string;
      none: string;
      name: string;
      nameHint: string;
      add: string;
      remove: string;
      removeNamed: Message<{ name: string | number }>;
      added: Message<{ date: Date }>;
      lastUsed: Message<{ date: Date }>;
      unsupported: string;
    };
    google: {
      title: string;
      linked: Message<{ email: string | number }>;
      notLinked: string;
      link: string;
      unlink: string;
    };
    provider: {
      linked: Message<{ email: string | number }>;
      linkedPlain: string;
      notLinked: Message<{ name: string | number }>;
      link: Message<{ name: string | number }>;
      unlink: Message<{ name: string | number }>;
    };
    sessions: {
      title: string;
      lead: string;
      thisOne: string;
      seen: Message<{ date: Date }>;
      since: Message<{ date: Date }>;
      end: string;
      endNamed: Message<{ device: string | number }>;
      endOthers: string;
      unknownDevice: string;
      device: Message<{ browser: string | number; system: string | number }>;
    };
    data: {
      title: string;
      lead: string;
      submit: string;
    };
    remove: {
      title: string;
      lead: string;
      confirm: string;
      password: string;
      submit: string;
      goneTitle: string;
      gone: string;
    };
    done: {
      name: string;
      username: string;
      avatar: string;
      "avatar-removed": string;
      language: string;
      email: string;
      "email-changed": string;
      password: string;
      passkey: string;
      "passkey-removed": string;
      google: string;
      "google-removed": string;
      provider: string;
      "provider-removed": string;
      session: string;
      sessions: string;
    };
  };
  mailbox: {
    title: string;
    lead: string;
    empty: string;
    to: string;
    sent: Message<{ time: Date }>;
    back: string;
    links: string;
  };
}

/** The messages of accounts in a language. */
export const getAccountsMessages = (locale: Locale): AccountsMessages =>
  getMessages(accounts, locale) as AccountsMessages;

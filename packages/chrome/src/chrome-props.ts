import type { PageAnalytics } from "@zoetrope/analytics/page-analytics";
import type { Locale, PagesMessages } from "@zoetrope/i18n";
import type { Tint } from "@zoetrope/ui";
import type { OutsideLinks } from "./addresses/outside-links.ts";

/** A drawing of the product by name; `small/…` is its form without a landscape, for round panes. */
export type DrawingName = string;

/** A case study as the menu shows it. */
export interface CaseStudyLink {
  slug: string;
  title: string;
  text: string;
  /** Language of `text`. */
  lang: Locale;
  tint: Tint;
  drawing: DrawingName;
}

/** Origins of the platform's hosts, without a trailing slash. */
export interface ChromeUrls {
  site: string;
  accounts: string;
  workflow: string;
  api: string;
  assets: string;
}

export interface AccountProps {
  /** Address of this page: where a visitor without scripts comes back to. */
  returnTo: string;
  /** True: visitors without a session may be asked by Google's prompt. Default: false. */
  oneTap?: boolean;
}

/** What header and footer need to know of the page they stand on. */
export interface ChromeProps {
  locale: Locale;
  messages: PagesMessages;
  urls: ChromeUrls;
  /** Pathname without the language prefix; the language switcher keeps it. */
  path: string;
  search: string;
  /** Puts the language of the page on an internal address. */
  href(address: string): string;
  /** Address of a drawing with its fragment; null where the page has none of that name. */
  drawingUrl(name: DrawingName): string | null;
  /** Default: none, the menu then leads to the overview alone. */
  caseStudies?: readonly CaseStudyLink[];
  /** Addresses outside of this platform that whoever runs it has configured. */
  outsideLinks?: Partial<OutsideLinks>;
  /** Guests log in and sign up on the accounts host, over this page where scripts run. Default: nowhere, without buttons. */
  account?: AccountProps;
  /** A page of the workflow app that takes dropped files. Default: none, and dropping does nothing. */
  previewUrl?: string;
  /** How pages tell what happens on them. Null: nothing is measured, and nothing of it is on the page. */
  analytics: PageAnalytics | null;
}

// Written by `npm run messages` from messages/en/statistics.json. Do not edit.
import { statistics } from "../catalogues.ts";
import { getMessages } from "../get-messages.ts";
import type { Locale } from "../locales.ts";
import type { Message } from "../message.ts";

export interface StatisticsMessages {
  title: string;
  lead: string;
  platformTitle: string;
  platformLead: string;
  profileTitle: string;
  profileEmpty: string;
  range: string;
  ranges: {
    "24h": string;
    "7d": string;
    "30d": string;
    "90d": string;
  };
  updated: Message<{ time: string | number }>;
  refresh: string;
  refreshed: string;
  exportAll: string;
  exportOne: Message<{ title: string | number }>;
  exported: Message<{ file: string | number }>;
  exportFailed: string;
  loading: string;
  failed: string;
  unmeasuredTitle: string;
  unmeasured: string;
  emptyTitle: string;
  empty: string;
  emptyWorkspace: string;
  nothing: string;
  table: string;
  moment: Message<{ title: string | number }>;
  sum: Message<{ name: string | number; total: number; time: string | number; most: number }>;
  most: Message<{ name: string | number; time: string | number; most: number }>;
  first: Message<{ name: string | number; value: number }>;
  way: Message<{ first: number; second: number; third: number }>;
  share: Message<{ share: string | number }>;
  gone: Message<{ id: string | number }>;
  plots: {
    audience: string;
    searches: string;
    "top-searches": string;
    "searches-without-result": string;
    "top-animations": string;
    "top-pages": string;
    "top-sites": string;
    funnel: string;
    accounts: string;
    attention: string;
    animations: string;
    profile: string;
  };
  notes: {
    audience: string;
    funnel: string;
  };
  measures: {
    visitors: string;
    "page-views": string;
    searches: string;
    "without-result": string;
    views: string;
    likes: string;
    downloads: string;
    "sign-ups": string;
    "log-ins": string;
    "profile-views": string;
  };
  keys: {
    start: string;
    step: string;
    search: string;
    animation: string;
    page: string;
    site: string;
  };
  steps: {
    search: string;
    "file-view": string;
    download: string;
  };
}

/** The messages of statistics in a language. */
export const getStatisticsMessages = (locale: Locale): StatisticsMessages =>
  getMessages(statistics, locale) as StatisticsMessages;

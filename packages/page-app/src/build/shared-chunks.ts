/** Of what the first script imports; nothing that can wait belongs here. */
const startModules = [
  "packages/chrome/src/client/page/(?:page-storage|reserve-scrollbar)",
  "packages/session/src/(?:stored|session)-user",
];

/** Of what every page loads once it is complete. */
const chromeModules = [
  "packages/chrome/src/client/theme/[\\w-]+",
  "packages/chrome/src/client/page/(?:create-icon|log-problem|read-chrome-data)",
  "packages/chrome/src/theme/theme",
  "packages/chrome/src/client/account/page-session",
  "packages/chrome/src/client/search/recent-searches",
  "packages/chrome/src/client/menus/show-drawings",
  "packages/chrome/src/client/logo/logo-svg",
  "packages/chrome/src/client/rotate-footer-countries",
  "packages/session/src/page-session",
  "packages/auth-protocol/src/return-address",
  "packages/analytics/src/consent",
  "packages/i18n/src/bind-messages",
];

/** Of islands too, where those come in one piece: the first script would wait for all of that. */
const islandModules = ["packages/chrome/src/hash-text"];

/** Patterns of source files, without their extensions. */
export const sharedModules = [...startModules, ...chromeModules, ...islandModules];

const anyOf = (modules: readonly string[]): RegExp =>
  new RegExp(`(?:${modules.join("|")})\\.[jt]sx?$`.replaceAll("/", "[\\\\/]"));

const within = (folders: readonly string[]): RegExp =>
  new RegExp(`(?:${folders.join("|")})/`.replaceAll("/", "[\\\\/]"));

/** What an app adds. */
export interface OwnChunks {
  /** Its modules that go with what the first script imports: patterns, without extensions. */
  start?: readonly string[];
  /** Folders whose modules come in one piece where three or more entries need them, as parts of nearly every island do. */
  islands?: readonly string[];
}

/**
 * What comes in one piece. Each module that several others share would be a file of its own, and every page asks for those of its header
 * and footer: those were twenty files of some hundred bytes, a tenth of the processor time of a page.
 */
export const sharedChunks = ({ start = [], islands = [] }: OwnChunks) => [
  { name: "react", test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
  {
    name: "start",
    test: anyOf([...startModules, ...start, "vite/preload-helper"]),
    // The one script of the pages of accounts keeps its own: what is asked for beforehand has no nonce.
    minShareCount: 3,
    priority: 2,
  },
  {
    name: "chrome",
    test: anyOf(islands.length === 0 ? chromeModules : [...chromeModules, ...islandModules]),
    priority: 1,
  },
  ...(islands.length === 0 ? [] : [{ name: "islands", test: within(islands), minShareCount: 3 }]),
];

import { getChromeMessages, type ChromeMessages } from "@zoetrope/i18n";
import { Tabs } from "@zoetrope/ui";
import { usePage } from "./use-page.ts";

interface TabSet {
  label(messages: ChromeMessages): string;
  tabs: readonly (readonly [link: keyof ChromeMessages["links"], address: string])[];
}

/** Pages that belong together and lead to one another (specification §2.6). */
const tabSets: readonly TabSet[] = [
  {
    label: ({ footer }) => footer.products,
    tabs: [
      ["platform", "/platform"],
      ["creator", "/lottie-creator"],
      ["figmaPlugin", "/plugins/figma"],
      ["afterEffectsPlugin", "/plugins/after-effects"],
      ["freeAnimations", "/featured-free-animations"],
    ],
  },
  {
    label: ({ links }) => links.community,
    tabs: [
      ["community", "/community"],
      ["event", "/community#events"],
    ],
  },
];

/** The tabs of the set that this page belongs to; nothing on the others. */
export function PageTabs() {
  const { path, locale, href } = usePage();
  const set = tabSets.find(({ tabs }) => tabs.some(([, address]) => address === path));
  if (set === undefined) return null;
  const messages = getChromeMessages(locale);
  const [current = ""] = set.tabs.find(([, address]) => address === path) ?? [];
  return (
    <div lang={locale} className="page-tabs">
      <Tabs
        label={`${set.label(messages)}: ${current === "" ? "" : messages.links[current]}`}
        options={set.tabs.map(([link, address]) => ({
          label: messages.links[link],
          href: href(address),
          isCurrent: address === path,
        }))}
      />
    </div>
  );
}

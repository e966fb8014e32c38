import { getChromeMessages, localiseHref } from "@zoetrope/i18n";
import type { IconName, Tint } from "@zoetrope/ui";
import type { ChromeProps, DrawingName } from "../chrome-props.ts";
import { defaultOutsideLinks, isOutside } from "../addresses/outside-links.ts";

/** The menus of the main navigation in the order in which they stand. */
export const menuNames = ["products", "integrations", "customers", "learn"] as const;
export type MenuName = (typeof menuNames)[number];

export interface MenuLink {
  /** What its clicks are counted by (measured.ts). */
  item: string;
  label: string;
  about?: string;
  href: string;
  icon: IconName;
  isOutside: boolean;
}

export interface MenuGroup {
  title: string;
  links: readonly MenuLink[];
}

export interface Menu {
  name: MenuName;
  label: string;
  groups: readonly MenuGroup[];
  /** A link across the foot of the panel. */
  foot?: MenuLink;
  feature?: { item: string; title: string; text: string; href: string; drawing: DrawingName; tint: Tint };
}

type Context = Pick<ChromeProps, "locale" | "href" | "urls" | "outsideLinks">;

/** Premium animations are sold by the workflow app; the marks say which link of which page led there. */
export const premiumAddress = (
  { urls, locale }: Pick<ChromeProps, "urls" | "locale">,
  medium: "topnav" | "footer",
): string => urls.workflow + localiseHref(locale, `/premium-assets?utm_source=site&utm_medium=${medium}`);

/** The four menus of the main navigation with every link, in the order in which they stand. */
export function menusOf({ locale, href, urls, outsideLinks }: Context): readonly Menu[] {
  const { menus, groups, links, about } = getChromeMessages(locale);
  const outside = { ...defaultOutsideLinks, ...outsideLinks };
  const link = (icon: IconName, item: string, label: string, address: string, text?: string): MenuLink => ({
    item,
    label,
    href: href(address),
    icon,
    isOutside: isOutside(address) && !address.startsWith(urls.workflow),
    ...(text === undefined ? {} : { about: text }),
  });
  return [
    {
      name: "products",
      label: menus.products,
      feature: {
        item: "the-creator",
        title: about.featureCreatorTitle,
        text: about.featureCreator,
        href: href("/lottie-creator"),
        drawing: "tightrope",
        tint: "lilac",
      },
      groups: [
        {
          title: groups.make,
          links: [
            link("layout-dashboard", "platform", links.platform, "/platform", about.platform),
            link("pen-tool", "lottie-creator", links.creator, "/lottie-creator", about.creator),
            link("component", "figma-plugin", links.figmaPlugin, "/plugins/figma", about.figmaPlugin),
            link(
              "clapperboard",
              "after-effects-plugin",
              links.afterEffectsPlugin,
              "/plugins/after-effects",
              about.afterEffectsPlugin,
            ),
          ],
        },
        {
          title: groups.find,
          links: [
            link(
              "sparkle",
              "free-animations",
              links.freeAnimations,
              "/featured-free-animations",
              about.freeAnimations,
            ),
            link("layers", "packs", links.packs, "/packs", about.packs),
            link(
              "gem",
              "premium-animations",
              links.premiumAnimations,
              premiumAddress({ urls, locale }, "topnav"),
              about.premiumAnimations,
            ),
            link("store", "marketplace", links.marketplace, "/marketplace", about.marketplace),
            link(
              "hand-heart",
              "hire-an-animator",
              links.hireAnimator,
              "/marketplace/animators",
              about.hireAnimator,
            ),
          ],
        },
      ],
      foot: link("building-2", "enterprise", links.enterprise, "/enterprise", about.enterprise),
    },
    {
      name: "integrations",
      label: menus.integrations,
      feature: {
        item: "dotlottie-runtimes",
        title: about.featureRuntimesTitle,
        text: about.featureRuntimes,
        href: href("/runtimes"),
        drawing: "gear",
        tint: "amber",
      },
      groups: [
        {
          title: groups.developers,
          links: [
            link(
              "braces",
              "developer-portal",
              links.developerPortal,
              outside.developerPortal,
              about.developerPortal,
            ),
            link("play", "runtimes", links.runtimes, "/runtimes", about.runtimes),
          ],
        },
        {
          title: groups.designers,
          links: [
            link("component", "figma", "Figma", "/plugins/figma"),
            link("clapperboard", "after-effects", "After Effects", "/plugins/after-effects"),
            link("palette", "canva", "Canva", "/plugins/canva"),
            link("frame", "framer", "Framer", "/plugins/framer"),
            link("globe", "webflow", "Webflow", "/plugins/webflow"),
            link("pen-tool", "penpot", "Penpot", outside.partnerSite),
            link("arrow-right", "all-integrations", links.allIntegrations, "/integrations#embed-design"),
          ],
        },
        {
          title: groups.tools,
          links: [
            link("monitor-play", "web-player", links.webPlayer, "/tools/web-player"),
            link(
              "accessibility",
              "accessibility-analyzer",
              links.accessibilityAnalyzer,
              "/tools/lottie-accessibility-analyzer",
            ),
            link("image-play", "lottie-to-gif", links.lottieToGif, "/tools/lottie-to-gif"),
            link("sliders-horizontal", "lottie-editor", links.lottieEditor, "/lottie-editor"),
          ],
        },
        {
          title: groups.dotLottie,
          links: [
            link("globe", "web", links.web, outside.dotLottieWeb),
            link("smartphone", "ios", "iOS", outside.dotLottieIos),
            link("tablet-smartphone", "android", "Android", outside.dotLottieAndroid),
            link("box", "graphics-library", links.graphicsLibrary, outside.graphicsLibrary),
          ],
        },
      ],
    },
    {
      name: "customers",
      label: menus.customers,
      groups: [
        {
          title: groups.inspiration,
          links: [
            link("lightbulb", "use-cases", links.useCases, "/use-cases", about.useCases),
            link("scissors", "built-with-lottie", links.builtWith, "/built-with-lottie", about.builtWith),
            link("users", "customers", links.customers, "/customers", about.customers),
          ],
        },
      ],
    },
    {
      name: "learn",
      label: menus.learn,
      groups: [
        {
          title: groups.certifications,
          links: [
            link("graduation-cap", "reading-a-lottie", links.courseReading, outside.courses[0]),
            link("graduation-cap", "moving-well", links.courseMoving, outside.courses[1]),
            link("graduation-cap", "small-files", links.courseSmall, outside.courses[2]),
            link("graduation-cap", "files-that-listen", links.courseListening, outside.courses[3]),
            link("arrow-right", "all-certifications", links.allCertifications, "/certifications"),
          ],
        },
        {
          title: groups.community,
          links: [
            link("messages-square", "forum", links.forum, outside.forum, about.forum),
            link("users", "community", links.community, "/community", about.community),
            link("calendar", "join-an-event", links.event, "/community#events", about.event),
          ],
        },
        {
          title: groups.enterpriseLearning,
          links: [link("building-2", "team-workshops", links.workshops, outside.enterpriseLearning)],
        },
      ],
    },
  ];
}

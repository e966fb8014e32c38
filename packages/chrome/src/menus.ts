import { chromeWordsOf, localiseHref } from "@zoetrope/i18n";
import type { IconName, Tint } from "@zoetrope/ui";
import type { ChromeProps, DrawingName } from "./chrome-props.ts";
import { defaultOutsideLinks, isOutside } from "./outside-links.ts";

/** The menus of the main navigation in the order in which they stand. */
export const menuNames = ["products", "integrations", "customers", "learn"] as const;
export type MenuName = (typeof menuNames)[number];

export interface MenuLink {
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
  feature?: { title: string; text: string; href: string; drawing: DrawingName; tint: Tint };
}

type Context = Pick<ChromeProps, "locale" | "href" | "urls" | "outsideLinks">;

/** Premium animations are sold by the workflow app; the marks say which link of which page led there. */
export const premiumAddress = (
  { urls, locale }: Pick<ChromeProps, "urls" | "locale">,
  medium: "topnav" | "footer",
): string => urls.workflow + localiseHref(locale, `/premium-assets?utm_source=site&utm_medium=${medium}`);

/** The four menus of the main navigation with every link, in the order in which they stand. */
export function menusOf({ locale, href, urls, outsideLinks }: Context): readonly Menu[] {
  const { menus, groups, links, about } = chromeWordsOf(locale);
  const outside = { ...defaultOutsideLinks, ...outsideLinks };
  const link = (icon: IconName, label: string, address: string, text?: string): MenuLink => ({
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
            link("layout-dashboard", links.platform, "/platform", about.platform),
            link("pen-tool", links.creator, "/lottie-creator", about.creator),
            link("component", links.figmaPlugin, "/plugins/figma", about.figmaPlugin),
            link(
              "clapperboard",
              links.afterEffectsPlugin,
              "/plugins/after-effects",
              about.afterEffectsPlugin,
            ),
          ],
        },
        {
          title: groups.find,
          links: [
            link("sparkle", links.freeAnimations, "/featured-free-animations", about.freeAnimations),
            link(
              "gem",
              links.premiumAnimations,
              premiumAddress({ urls, locale }, "topnav"),
              about.premiumAnimations,
            ),
            link("store", links.marketplace, "/marketplace", about.marketplace),
            link("hand-heart", links.hireAnimator, "/marketplace/animators", about.hireAnimator),
          ],
        },
      ],
      foot: link("building-2", links.enterprise, "/enterprise", about.enterprise),
    },
    {
      name: "integrations",
      label: menus.integrations,
      feature: {
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
            link("braces", links.developerPortal, outside.developerPortal, about.developerPortal),
            link("play", links.runtimes, "/runtimes", about.runtimes),
          ],
        },
        {
          title: groups.designers,
          links: [
            link("component", "Figma", "/plugins/figma"),
            link("clapperboard", "After Effects", "/plugins/after-effects"),
            link("palette", "Canva", "/plugins/canva"),
            link("frame", "Framer", "/plugins/framer"),
            link("globe", "Webflow", "/plugins/webflow"),
            link("pen-tool", "Penpot", outside.partnerSite),
            link("arrow-right", links.allIntegrations, "/integrations#embed-design"),
          ],
        },
        {
          title: groups.tools,
          links: [
            link("monitor-play", links.webPlayer, "/tools/web-player"),
            link("accessibility", links.accessibilityAnalyzer, "/tools/lottie-accessibility-analyzer"),
            link("image-play", links.lottieToGif, "/tools/lottie-to-gif"),
            link("sliders-horizontal", links.lottieEditor, "/lottie-editor"),
          ],
        },
        {
          title: groups.dotLottie,
          links: [
            link("globe", links.web, outside.dotLottieWeb),
            link("smartphone", "iOS", outside.dotLottieIos),
            link("tablet-smartphone", "Android", outside.dotLottieAndroid),
            link("box", links.graphicsLibrary, outside.graphicsLibrary),
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
            link("lightbulb", links.useCases, "/use-cases", about.useCases),
            link("scissors", links.builtWith, "/built-with-lottie", about.builtWith),
            link("users", links.customers, "/customers", about.customers),
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
            link("graduation-cap", links.courseReading, outside.courses[0]),
            link("graduation-cap", links.courseMoving, outside.courses[1]),
            link("graduation-cap", links.courseSmall, outside.courses[2]),
            link("graduation-cap", links.courseListening, outside.courses[3]),
            link("arrow-right", links.allCertifications, "/certifications"),
          ],
        },
        {
          title: groups.community,
          links: [
            link("messages-square", links.forum, outside.forum, about.forum),
            link("users", links.community, "/community", about.community),
            link("calendar", links.event, "/community#events", about.event),
          ],
        },
        {
          title: groups.enterpriseLearning,
          links: [link("building-2", links.workshops, outside.enterpriseLearning)],
        },
      ],
    },
  ];
}

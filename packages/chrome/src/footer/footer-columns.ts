import { getChromeMessages } from "@zoetrope/i18n";
import type { ChromeProps } from "../chrome-props.ts";
import { premiumAddress } from "../header/menus.ts";
import { defaultOutsideLinks } from "../addresses/outside-links.ts";

export interface FooterColumn {
  title: string;
  /** What clicks in it are counted by (measured.ts). */
  section: string;
  links: readonly (readonly [item: string, label: string, address: string])[];
}

/** The six columns of the footer; addresses are without language. */
export function footerColumns({
  locale,
  urls,
  outsideLinks,
}: Pick<ChromeProps, "locale" | "urls" | "outsideLinks">): readonly FooterColumn[] {
  const { footer, links, user } = getChromeMessages(locale);
  const outside = { ...defaultOutsideLinks, ...outsideLinks };
  return [
    {
      title: footer.products,
      section: "products",
      links: [
        ["platform", links.platform, "/platform"],
        ["lottie-creator", links.creator, "/lottie-creator"],
        ["figma-plugin", links.figmaPlugin, "/plugins/figma"],
        ["after-effects-plugin", links.afterEffectsPlugin, "/plugins/after-effects"],
        ["free-animations", links.freeAnimations, "/featured-free-animations"],
        ["premium-animations", links.premiumAnimations, premiumAddress({ urls, locale }, "footer")],
        ["marketplace", links.marketplace, "/marketplace"],
        ["hire-an-animator", links.hireAnimator, "/marketplace/animators"],
        ["mobile", links.mobile, "/mobile"],
        ["ai", links.ai, "/ai"],
      ],
    },
    {
      title: footer.integrationsAndTools,
      section: "integrations-tools",
      links: [
        ["integrations", links.integrations, "/integrations"],
        ["runtimes", links.runtimes, "/runtimes"],
        ["web-player", links.webPlayer, "/tools/web-player"],
        ["accessibility-analyzer", links.accessibilityAnalyzer, "/tools/lottie-accessibility-analyzer"],
        ["lottie-to-gif", links.lottieToGif, "/tools/lottie-to-gif"],
        ["svg-to-lottie", links.svgToLottie, "/tools/svg-to-lottie"],
        ["lottie-to-dotlottie", links.lottieToDotLottie, "/tools/lottie-to-dotlottie"],
        ["optimise-lottie-json", links.optimise, "/tools/lottie-json-to-optimized-lottie-json"],
        ["lottie-editor", links.lottieEditor, "/lottie-editor"],
        ["developer-portal", links.developerPortal, outside.developerPortal],
      ],
    },
    {
      title: footer.customers,
      section: "customers",
      links: [
        ["case-studies", links.caseStudies, "/case-studies"],
        ["customers", links.customers, "/customers"],
        ["use-cases", links.useCases, "/use-cases"],
        ["built-with-lottie", links.builtWith, "/built-with-lottie"],
        ["enterprise", links.enterprise, "/enterprise"],
        ["education", links.education, "/education"],
      ],
    },
    {
      title: footer.resources,
      section: "resources",
      links: [
        ["blog", links.blog, "/blog"],
        ["what-is-lottie", links.whatIsLottie, "/what-is-lottie"],
        ["lottie-lab", links.lottieLab, "/lottie-lab"],
        ["interactivity", links.interactivity, "/interactivity"],
        ["supported-features", links.supportedFeatures, "/supported-features"],
        ["why-motion", links.whyMotion, "/why-motion"],
        ["tags", links.tags, "/tags"],
        ["packs", links.packs, "/packs"],
        ["certifications", links.certifications, "/certifications"],
        ["community", links.community, "/community"],
        ["join-an-event", links.event, "/community#events"],
        ["help-center", user.helpCenter, outside.helpCenter],
        ["report-a-bug", user.reportBug, outside.reportBug],
        ["request-feature", user.requestFeature, outside.requestFeature],
      ],
    },
    {
      title: footer.company,
      section: "company",
      links: [
        ["team", links.team, "/team"],
        ["careers", links.careers, "/careers"],
        ["press", links.press, "/press"],
        ["security", links.security, "/security"],
      ],
    },
    {
      title: footer.policies,
      section: "terms-and-policies",
      links: [
        ["terms-and-conditions", links.terms, "/page/terms-and-conditions"],
        ["privacy-policy", links.privacy, "/page/privacy-policy"],
        ["terms-of-sale", links.sale, "/page/terms-of-sale"],
        ["community-guidelines", links.communityGuidelines, "/page/community-guidelines"],
        ["upload-guidelines", links.uploadGuidelines, "/page/upload-guidelines"],
      ],
    },
  ];
}

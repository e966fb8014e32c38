import { chromeWordsOf, defaultLocale } from "@zoetrope/i18n";
import type { ChromeProps } from "./chrome-props.ts";
import { premiumAddress } from "./menus.ts";
import { defaultOutsideLinks } from "./outside-links.ts";

export interface FooterColumn {
  title: string;
  /** Its title in English, by which clicks are counted. */
  section: string;
  links: readonly (readonly [label: string, address: string])[];
}

/** The six columns of the footer; addresses are without language. */
export function footerColumns({
  locale,
  urls,
  outsideLinks,
}: Pick<ChromeProps, "locale" | "urls" | "outsideLinks">): readonly FooterColumn[] {
  const { footer, links, user } = chromeWordsOf(locale);
  const { footer: english } = chromeWordsOf(defaultLocale);
  const outside = { ...defaultOutsideLinks, ...outsideLinks };
  return [
    {
      title: footer.products,
      section: english.products,
      links: [
        [links.platform, "/platform"],
        [links.creator, "/lottie-creator"],
        [links.figmaPlugin, "/plugins/figma"],
        [links.afterEffectsPlugin, "/plugins/after-effects"],
        [links.freeAnimations, "/featured-free-animations"],
        [links.premiumAnimations, premiumAddress({ urls, locale }, "footer")],
        [links.marketplace, "/marketplace"],
        [links.hireAnimator, "/marketplace/animators"],
        [links.mobile, "/mobile"],
        [links.ai, "/ai"],
      ],
    },
    {
      title: footer.integrationsAndTools,
      section: english.integrationsAndTools,
      links: [
        [links.integrations, "/integrations"],
        [links.runtimes, "/runtimes"],
        [links.webPlayer, "/tools/web-player"],
        [links.accessibilityAnalyzer, "/tools/lottie-accessibility-analyzer"],
        [links.lottieToGif, "/tools/lottie-to-gif"],
        [links.svgToLottie, "/tools/svg-to-lottie"],
        [links.lottieToDotLottie, "/tools/lottie-to-dotlottie"],
        [links.optimise, "/tools/lottie-json-to-optimized-lottie-json"],
        [links.lottieEditor, "/lottie-editor"],
        [links.developerPortal, outside.developerPortal],
      ],
    },
    {
      title: footer.customers,
      section: english.customers,
      links: [
        [links.caseStudies, "/case-studies"],
        [links.customers, "/customers"],
        [links.useCases, "/use-cases"],
        [links.builtWith, "/built-with-lottie"],
        [links.enterprise, "/enterprise"],
        [links.education, "/education"],
      ],
    },
    {
      title: footer.resources,
      section: english.resources,
      links: [
        [links.blog, "/blog"],
        [links.whatIsLottie, "/what-is-lottie"],
        [links.lottieLab, "/lottie-lab"],
        [links.interactivity, "/interactivity"],
        [links.supportedFeatures, "/supported-features"],
        [links.whyMotion, "/why-motion"],
        [links.tags, "/tags"],
        [links.certifications, "/certifications"],
        [links.community, "/community"],
        [links.event, "/community#events"],
        [user.helpCenter, outside.helpCenter],
        [user.reportBug, outside.reportBug],
        [user.requestFeature, outside.requestFeature],
      ],
    },
    {
      title: footer.company,
      section: english.company,
      links: [
        [links.team, "/team"],
        [links.careers, "/careers"],
        [links.press, "/press"],
        [links.security, "/security"],
      ],
    },
    {
      title: footer.policies,
      section: english.policies,
      links: [
        [links.terms, "/page/terms-and-conditions"],
        [links.privacy, "/page/privacy-policy"],
        [links.sale, "/page/terms-of-sale"],
        [links.communityGuidelines, "/page/community-guidelines"],
        [links.uploadGuidelines, "/page/upload-guidelines"],
      ],
    },
  ];
}

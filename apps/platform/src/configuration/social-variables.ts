import type { SocialName } from "@zoetrope/chrome/social-networks";
import { type ConfigOf, defineConfig } from "@zoetrope/kit";
import { address } from "./configuration-kinds.ts";

const socialAddress = (name: SocialName) => ({
  schema: address(["https:", "http:"]),
  description: `Address that \`/${name}\` on the site leads to.`,
  fix: "Set it to a web address, or leave it out.",
  defaultDescription: `\`/${name}\` answers 404`,
  example: `https://${name}.com/zoetrope`,
});

export const socialVariables = defineConfig({
  SOCIAL_FACEBOOK_URL: socialAddress("facebook"),
  SOCIAL_INSTAGRAM_URL: socialAddress("instagram"),
  SOCIAL_TWITTER_URL: socialAddress("twitter"),
  SOCIAL_YOUTUBE_URL: socialAddress("youtube"),
  SOCIAL_DRIBBBLE_URL: socialAddress("dribbble"),
});

export const socialAddressesOf = (
  values: ConfigOf<typeof socialVariables>,
): Readonly<Record<SocialName, string | undefined>> => ({
  facebook: values.SOCIAL_FACEBOOK_URL,
  instagram: values.SOCIAL_INSTAGRAM_URL,
  twitter: values.SOCIAL_TWITTER_URL,
  youtube: values.SOCIAL_YOUTUBE_URL,
  dribbble: values.SOCIAL_DRIBBBLE_URL,
});

/** Networks that whoever runs the platform may have accounts at, by the path that leads there; names are the same in every language. */
export const socialNetworks = {
  instagram: "Instagram",
  facebook: "Facebook",
  twitter: "Twitter",
  youtube: "YouTube",
  dribbble: "Dribbble",
} as const;

export type SocialName = keyof typeof socialNetworks;
export const socialNames = Object.keys(socialNetworks) as SocialName[];

/** Where each leads; those that lead nowhere have no link. */
export type SocialAddresses = { readonly [Name in SocialName]?: string | undefined };

export const configuredNetworks = (addresses: SocialAddresses): readonly SocialName[] =>
  socialNames.filter((name) => addresses[name] !== undefined);

/** What a plan counts and limits. */
export const featureSlugs = [
  "files",
  "storage-megabytes",
  "members",
  "public-animations",
  "official-domains",
] as const;
export type FeatureSlug = (typeof featureSlugs)[number];

export const planSlugs = ["free", "individual", "team", "enterprise"] as const;
export type PlanSlug = (typeof planSlugs)[number];

export interface Plan {
  slug: PlanSlug;
  name: string;
  /** 0 is the smallest plan. */
  planPosition: number;
  /** Whether its members may have the files of premium animations. */
  hasPremium: boolean;
  /** Null: no limit. 0: not part of the plan. */
  maxima: { [slug in FeatureSlug]: number | null };
}

/** Names of features, as the gateway tells them; pages word the slug. */
export const featureNames: Record<FeatureSlug, string> = {
  files: "Files",
  "storage-megabytes": "Storage",
  members: "Members",
  "public-animations": "Public animations",
  "official-domains": "Official domains",
};

/** As English messages count them. */
export const featureUnits: Record<FeatureSlug, string> = {
  files: "files",
  "storage-megabytes": "MB",
  members: "members",
  "public-animations": "public animations",
  "official-domains": "official domains",
};

/** The limits of every plan. An open platform: publishing is never what is sold. */
export const plans: { [slug in PlanSlug]: Plan } = {
  free: {
    slug: "free",
    name: "Free",
    planPosition: 0,
    hasPremium: false,
    maxima: {
      files: 100,
      "storage-megabytes": 500,
      members: 3,
      "public-animations": null,
      "official-domains": 0,
    },
  },
  individual: {
    slug: "individual",
    name: "Individual",
    planPosition: 1,
    hasPremium: true,
    maxima: {
      files: 2_000,
      "storage-megabytes": 10_000,
      members: 5,
      "public-animations": null,
      "official-domains": 0,
    },
  },
  team: {
    slug: "team",
    name: "Team",
    planPosition: 2,
    hasPremium: true,
    maxima: {
      files: 20_000,
      "storage-megabytes": 100_000,
      members: 50,
      "public-animations": null,
      "official-domains": 1,
    },
  },
  enterprise: {
    slug: "enterprise",
    name: "Enterprise",
    planPosition: 3,
    hasPremium: true,
    maxima: {
      files: null,
      "storage-megabytes": null,
      members: null,
      "public-animations": null,
      "official-domains": null,
    },
  },
};

/** For queries: the plans that include premium animations. */
export const premiumPlans: readonly PlanSlug[] = planSlugs.filter((slug) => plans[slug].hasPremium);

/** Null for a workspace whose plan has ended, and for what is not a plan. */
export const getPlan = (slug: string | null): Plan | null => {
  const known = planSlugs.find((candidate) => candidate === slug);
  return known ? plans[known] : null;
};

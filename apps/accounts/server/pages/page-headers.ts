/** Headers of every page of this host beside its policy; each page is for one visitor alone. */
export const pageHeaders = [
  ["cache-control", "no-store"],
  ["referrer-policy", "no-referrer"],
  ["x-content-type-options", "nosniff"],
  ["cross-origin-opener-policy", "same-origin"],
  [
    "permissions-policy",
    "publickey-credentials-get=(self), publickey-credentials-create=(self), camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()",
  ],
] as const;

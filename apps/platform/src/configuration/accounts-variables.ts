import { z } from "zod";
import { origins, webAddress } from "./configuration-kinds.ts";
import { issuerIds } from "./issuer-variables.ts";

/** Who people are: shared sessions, other people's pages with our frames, sign-in with Google. */
export const accountsVariables = {
  COOKIE_DOMAIN: {
    schema: z
      .string()
      .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}$/, "It is not a domain")
      .optional(),
    description:
      "Parent domain of all hosts, so that they share one session. Without it the accounts host keeps the session for itself, and the workflow app takes everybody for a guest in what it asks by cookie.",
    fix: "Set it to the registrable domain that all hosts are under, without a dot in front.",
    defaultDescription: "none: the cookie belongs to the accounts host alone",
    example: "zoetrope.example",
  },
  AUTH_EMBEDDERS: {
    schema: origins,
    description:
      "Origins of other people's pages that may embed the sign-in frames and be returned to, with commas between. The site and the workflow app always may.",
    fix: "Set it to origins (scheme, host and port), with commas between.",
    defaultDescription: "none",
    example: "https://partner.example,https://shop.example",
  },
  OIDC_PROVIDERS: {
    schema: issuerIds,
    description:
      "Short names of OpenID Connect providers that people may sign in with, with commas between, in the order of their buttons. Each has variables of its own, below.",
    fix: "Set it to names of small letters, digits and hyphens (not google), each once, with commas between.",
    defaultDescription: "none",
    example: "acme,partner",
  },
  GOOGLE_CLIENT_ID: {
    schema: z.string().max(255).optional(),
    description:
      "Client id of a Google OAuth web client. Its authorised redirect address is `/one-tap` on the accounts host. Without it there is no sign-in with Google.",
    fix: "Set it to the client id that the Google console shows, or leave it out.",
    defaultDescription: "no sign-in with Google",
    example: "1234567890-abc.apps.googleusercontent.com",
  },
  GOOGLE_ISSUER: {
    schema: webAddress,
    description: "Issuer of the ID tokens: another OpenID provider takes Google's place.",
    fix: "Set it to the provider's issuer address, or leave it out.",
    default: "https://accounts.google.com",
    example: "http://localhost:9000",
  },
  GOOGLE_JWKS_URL: {
    schema: webAddress,
    description: "Where that issuer publishes its keys.",
    fix: "Set it to the provider's jwks_uri, or leave it out.",
    default: "https://www.googleapis.com/oauth2/v3/certs",
    example: "http://localhost:9000/jwks.json",
  },
  GOOGLE_AUTHORIZATION_URL: {
    schema: webAddress,
    description: "Where that issuer asks people to choose an account.",
    fix: "Set it to the provider's authorization_endpoint, or leave it out.",
    default: "https://accounts.google.com/o/oauth2/v2/auth",
    example: "http://localhost:9000/authorize",
  },
};

import { ConfigError, isLoopbackName, parseConfig, type Environment } from "@zoetrope/kit";
import type { OpenIdSettings } from "@zoetrope/identity";
import { z } from "zod";

const idShape = /^[a-z](?:[a-z0-9-]{0,30}[a-z0-9])?$/;
const domainShape = /^(?:\*|(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]{2,})$/;

const parts = (text = ""): string[] =>
  text
    .split(",")
    .map((part) => part.trim())
    .filter(Boolean);

/** Names of providers, each once. */
export const issuerIds = z
  .string()
  .optional()
  .transform((text, context): readonly string[] => {
    const ids = parts(text);
    const wrong = ids.find((id, index) => !idShape.test(id) || id === "google" || ids.indexOf(id) !== index);
    if (wrong === undefined) return ids;
    context.addIssue({ code: "custom", message: `${JSON.stringify(wrong)} cannot be used` });
    return z.NEVER;
  });

/** Tokens go there: by https, or without leaving this machine. */
function isIssuer(text: string): boolean {
  const url = URL.parse(text);
  if (url === null || url.search || url.hash || url.username) return false;
  return url.protocol === "https:" || (url.protocol === "http:" && isLoopbackName(url.hostname));
}

/** Variables of one provider; `name`: as it stands in theirs. */
export const issuerVariables = (name: string) => ({
  [`OIDC_${name}_NAME` as const]: {
    schema: z.string("It is not set").trim().min(1, "It is empty").max(40, "It is longer than 40 characters"),
    description: "What people know the provider as: it stands on the button and in mails.",
    fix: "Set it to a name of up to 40 characters.",
    example: "Acme",
  },
  [`OIDC_${name}_ISSUER` as const]: {
    schema: z.string("It is not set").refine(isIssuer, "It is no such address"),
    description:
      "Issuer, exactly as its discovery document says it (`/.well-known/openid-configuration` under it). It is asked when somebody first signs in, not at the start. Links of accounts belong to it: another issuer is another provider.",
    fix: "Set it to an https address without a query; http is for localhost alone.",
    example: "https://sso.acme.example/realms/acme",
  },
  [`OIDC_${name}_CLIENT_ID` as const]: {
    schema: z.string("It is not set").min(1).max(255),
    description:
      "Client id of the platform there. Its redirect address is `/external/` with the name, and `/callback`, on the accounts host.",
    fix: "Set it to the client id that the provider shows.",
    example: "zoetrope",
  },
  [`OIDC_${name}_CLIENT_SECRET` as const]: {
    schema: z.string("It is not set").min(1).max(2_048),
    description: "Secret of that client.",
    fix: "Set it to the client secret that the provider shows.",
    isSecret: true,
  },
  [`OIDC_${name}_DOMAINS` as const]: {
    schema: z
      .string()
      .optional()
      .transform((text, context): readonly string[] => {
        const domains = parts(text?.toLowerCase());
        const wrong = domains.find((domain) => !domainShape.test(domain));
        if (wrong === undefined) return domains;
        context.addIssue({ code: "custom", message: `${JSON.stringify(wrong)} is not a domain` });
        return z.NEVER;
      }),
    description:
      "Domains of e-mail addresses that the provider answers for, with commas between: whoever has a verified address there gets an account, or the one that has this address already. `*` besides lets verified addresses of any domain make an account, and open none that exists.",
    fix: "Set it to domains with commas between, or leave it out.",
    defaultDescription: "none: only accounts that were linked in the settings",
    example: "acme.example",
  },
});

const variableShape = /^OIDC_([A-Z0-9_]+?)_(?:NAME|ISSUER|CLIENT_ID|CLIENT_SECRET|DOMAINS)$/;
const nameOf = (id: string): string => id.toUpperCase().replaceAll("-", "_");

/** The providers that are named; throws one ConfigError for all that is wrong with them, or would be passed over. */
export function readIssuers(ids: readonly string[], environment: Environment): readonly OpenIdSettings[] {
  const names = new Set(ids.map(nameOf));
  const problems = Object.keys(environment)
    .filter((variable) => {
      const [, name] = variableShape.exec(variable) ?? [];
      return name !== undefined && environment[variable] && !names.has(name);
    })
    .map(
      (variable) =>
        `${variable} is set, and OIDC_PROVIDERS does not name its provider. Add it there, or leave it out.`,
    );
  const found = ids.flatMap((id): OpenIdSettings[] => {
    const name = nameOf(id);
    try {
      const values: Record<string, unknown> = parseConfig(issuerVariables(name), environment);
      const text = (part: string) => String(values[`OIDC_${name}_${part}`]);
      return [
        {
          id,
          name: text("NAME"),
          issuer: text("ISSUER"),
          clientId: text("CLIENT_ID"),
          clientSecret: text("CLIENT_SECRET"),
          domains: values[`OIDC_${name}_DOMAINS`] as readonly string[],
        },
      ];
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error;
      problems.push(...error.problems);
      return [];
    }
  });
  const issuers = found.map(({ issuer }) => issuer.replace(/\/$/, ""));
  for (const [index, issuer] of issuers.entries())
    if (issuers.indexOf(issuer) !== index)
      problems.push(
        `OIDC_${nameOf(found[index]?.id ?? "")}_ISSUER is ${issuer}, and so is another. Name each issuer once.`,
      );
  if (problems.length > 0) throw new ConfigError(problems);
  return found;
}

import { useId } from "react";
import type { OfficialDomain, PeopleApi } from "../../data/people-api.ts";
import type { LoadedWorkspace } from "../../data/current-user.ts";
import { JoinPolicyForm } from "./join-policy-form.tsx";
import type { PeopleProps } from "../people-props.ts";

interface OfficialDomainsProps extends Pick<PeopleProps, "messages" | "peopleMessages" | "hrefs"> {
  api: PeopleApi;
  workspace: LoadedWorkspace;
  domains: readonly OfficialDomain[];
  /** Of the address of whoever looks, where no workspace is the one of it yet; null otherwise. */
  freeDomain: string | null;
  onChange(change: (before: OfficialDomain[]) => OfficialDomain[]): void;
}

/** For the owner: the domains whose people find this workspace, and how they come in. */
export function OfficialDomains(props: OfficialDomainsProps) {
  const { workspace, domains, freeDomain, peopleMessages, hrefs, onChange, ...rest } = props;
  const texts = peopleMessages.domains;
  const id = useId();
  const feature = workspace.features.find(({ slug }) => slug === "official-domains");
  const hasQuota = feature?.isEnabled === true && (feature.max === null || domains.length < feature.max);
  const shared = { ...rest, peopleMessages, workspaceId: workspace.id };
  const put = (saved: OfficialDomain): void =>
    onChange((before) => [...before.filter(({ domain }) => domain !== saved.domain), saved]);
  const offered = hasQuota && freeDomain !== null && !domains.some(({ domain }) => domain === freeDomain);
  if (domains.length === 0 && feature?.isEnabled === true && !offered) return null;
  return (
    <section className="people-part" aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {texts.title}
      </h2>
      {domains.map(({ domain, joinPolicy }) => (
        <JoinPolicyForm
          key={domain}
          {...shared}
          domain={domain}
          policy={joinPolicy}
          onChange={put}
          onRelease={() => onChange((before) => before.filter((one) => one.domain !== domain))}
        />
      ))}
      {offered ? (
        <JoinPolicyForm
          {...shared}
          domain={freeDomain}
          policy={null}
          onChange={put}
          onRelease={() => undefined}
        />
      ) : null}
      {feature?.isEnabled === true ? null : (
        <p className="secondary-text">
          {texts.notInPlan}{" "}
          <a className="link" href={hrefs.pricing}>
            {texts.seePlans}
          </a>
        </p>
      )}
    </section>
  );
}

import type { PageAnalytics } from "@zoetrope/analytics/page-analytics";
import { tagManagerFrame } from "@zoetrope/analytics/tag-manager";

/** The tag manager for visitors without scripts, first in the body. They cannot be asked, so not where they would have to be. */
export function TagManagerFrame({ analytics }: { analytics: PageAnalytics | null }) {
  if (analytics === null || analytics.demandsConsent) return null;
  const address = tagManagerFrame(analytics.tagId);
  return address === null ? null : (
    <noscript>
      <iframe
        src={address}
        title="Google Tag Manager"
        width="0"
        height="0"
        hidden
        // Its pictures set what they are meant to; nothing runs in it.
        sandbox="allow-same-origin"
      />
    </noscript>
  );
}

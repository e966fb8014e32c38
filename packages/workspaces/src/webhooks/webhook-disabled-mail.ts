import { getMailMessages, localiseHref } from "@zoetrope/i18n";
import { webhookFailingInDays } from "@zoetrope/kit/limits";
import { sql } from "drizzle-orm";
import { withoutLinks } from "../members/without-links.ts";
import type { WorkspaceServices } from "../workspace-services.ts";
import type { DisabledBecause } from "./webhook.ts";

export const webhookDisabledMail = "webhook-disabled";

/** The page of the workflow app where webhooks are. */
const webhooksPath = "/settings#webhooks";

/** Says how the mail is written when it is sent: not at all where somebody has switched the endpoint on again by then. */
export function composeWebhookDisabledMail({
  database: { db },
  mailer,
  urls,
}: Pick<WorkspaceServices, "database" | "mailer" | "urls">): void {
  mailer.compose(webhookDisabledMail, async ({ locale, payload }) => {
    const { rows } = await db.execute<{ name: string; url: string; because: DisabledBecause | null }>(sql`
      select w.name, e.url, e.disabled_because as because
      from webhook_endpoints e join workspaces w on w.id = e.workspace_id
      where e.id = ${String(payload["endpointId"])}`);
    const [endpoint] = rows;
    if (endpoint === undefined || endpoint.because === null) return null;
    const messages = getMailMessages(locale).webhookDisabled;
    // Of the address no more than its host: what stands behind may be a secret.
    const values = {
      host: withoutLinks(new URL(endpoint.url).host),
      workspace: withoutLinks(endpoint.name),
      days: webhookFailingInDays,
    };
    return {
      subject: messages.subject(values),
      preview: messages.preview(values),
      heading: messages.heading(values),
      paragraphs: [messages[endpoint.because](values)],
      action: { label: messages.action, url: urls.workflow + localiseHref(locale, webhooksPath) },
      notes: [messages.note],
    };
  });
}

import { Card } from "./card.tsx";
import { usePage } from "./use-page.ts";

/**
 * In a frame on another site no cookie of ours is kept (SameSite=Lax, and browsers that shut out third parties), so the same page
 * is offered to the whole window.
 */
export function ForeignFrame({ path }: { path: string }) {
  const { messages, to, authRequest } = usePage();
  return (
    <Card title={messages.crossSite.title} tint="sky" drawing="lock">
      <p className="secondary-text">{messages.crossSite.lead}</p>
      <a
        className="button button--primary button--block"
        href={to(path, authRequest.token === null ? {} : { token: authRequest.token })}
        target="_top"
        data-top=""
        data-focus=""
      >
        {messages.crossSite.submit}
      </a>
    </Card>
  );
}

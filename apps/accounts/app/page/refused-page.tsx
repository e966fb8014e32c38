import { localiseHref } from "@zoetrope/i18n";
import { ButtonLink } from "@zoetrope/ui";
import { Card } from "./card.tsx";
import { usePage } from "./use-page.ts";

/** The pages for addresses that lead nowhere or are refused, and for what failed. */
export function RefusedPage({ status }: { status: number }) {
  const { messages, urls, locale, authRequest } = usePage();
  const { refused } = messages;
  const [title, text] =
    status === 404
      ? [refused.notFoundTitle, refused.notFound]
      : status === 403
        ? [refused.title, refused.crossSite]
        : status === 413
          ? [refused.title, refused.tooLarge]
          : status === 503
            ? [refused.unavailableTitle, messages.problems.unavailable]
            : status === 415
              ? [refused.title, refused.noForm]
              : status === 400
                ? [
                    refused.title,
                    authRequest.problem === "return_address_refused"
                      ? refused.returnAddress
                      : refused.address,
                  ]
                : [refused.failedTitle, refused.failed];
  return (
    <Card title={title} tint="sky" drawing="unplugged">
      <p className="secondary-text">{text}</p>
      <ButtonLink href={urls.site + localiseHref(locale, "/")} target="_top">
        {refused.home}
      </ButtonLink>
    </Card>
  );
}

import { isApiKeyScope } from "@zoetrope/kit/api-key-scopes";
import { Button } from "@zoetrope/ui";
import type { ApiKey } from "../../data/people-api.ts";
import type { PeopleMessages } from "../../page/messages-with-limits.ts";

/** One key: by what it is known, what it may do, and how long. */
export function ApiKeyRow({
  apiKey,
  texts,
  onAsk,
}: {
  apiKey: ApiKey;
  texts: PeopleMessages["apiKeys"];
  onAsk(what: "rotate" | "end"): void;
}) {
  const { name, prefix, createdBy, scopes, lastUsedAt, expiresAt } = apiKey;
  const facts = [
    lastUsedAt === null ? texts.unused : texts.used({ date: new Date(lastUsedAt) }),
    expiresAt === null ? texts.endless : texts.expires({ date: new Date(expiresAt) }),
  ];
  return (
    <li className="person-row person-row--bare">
      <span className="person-row__person">
        <b>{name}</b>
        <span className="small-text secondary-text">{texts.facts({ prefix, creator: createdBy })}</span>
        <span className="small-text secondary-text">
          {scopes.map((scope) => (isApiKeyScope(scope) ? texts.scopes[scope] : scope)).join(" · ")}
        </span>
        <span className="small-text secondary-text">{facts.join(" · ")}</span>
      </span>
      <span className="person-row__actions">
        <Button
          size="small"
          variant="secondary"
          aria-label={texts.rotateOne({ name })}
          onClick={() => onAsk("rotate")}
        >
          {texts.rotate}
        </Button>
        <Button
          size="small"
          variant="secondary"
          aria-label={texts.endOne({ name })}
          onClick={() => onAsk("end")}
        >
          {texts.end}
        </Button>
      </span>
    </li>
  );
}

import { finishAddress } from "@zoetrope/auth-protocol";
import { Card } from "../page/card.tsx";
import { usePage } from "../page/use-page.ts";

/** After an account is gone; the way on lets the site forget who was signed in. */
export default function Deleted() {
  const { messages, urls } = usePage();
  const { remove } = messages.settings;
  return (
    <Card title={remove.goneTitle} tint="amber" drawing="unplugged">
      <p className="secondary-text">{remove.gone}</p>
      <a
        className="button button--primary button--block"
        href={finishAddress(`${urls.site}/`, "finish_logout")}
      >
        {messages.refused.home}
      </a>
    </Card>
  );
}

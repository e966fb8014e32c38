import { presentationOf } from "../page/provider-presentation.ts";
import { Icon } from "@zoetrope/ui";
import { usePage } from "../page/use-page.ts";

/** Each leads the whole window to a provider, which shows itself in no frame. `from`: where an error comes back to. */
export function ProviderButtons({ from }: { from: "login" | "register" }) {
  const { messages, providers, to } = usePage();
  const { frame } = messages;
  if (providers.length === 0) return null;
  const label = from === "login" ? "continueWith" : "signUpWith";
  return (
    <>
      {providers.map(({ id, name }) => (
        <a
          key={id}
          className="button button--secondary button--block provider-button"
          href={to(`/external/${id}`, { from })}
          target="_top"
          data-top=""
        >
          <Icon name={presentationOf(id).icon} />
          {presentationOf(id)[label](frame, name)}
        </a>
      ))}
      <p className="or-divider">
        <span>{frame.or}</span>
      </p>
    </>
  );
}

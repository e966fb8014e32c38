import { Icon } from "@zoetrope/ui";
import { usePage } from "../page/use-page.ts";

/** Leads the whole window to Google, which shows itself in no frame. `from`: where an error comes back to. */
export function GoogleButton({ label, from }: { label: string; from: "login" | "register" }) {
  const { words, hasGoogle, to } = usePage();
  if (!hasGoogle) return null;
  return (
    <>
      <a
        className="button button--line button--block"
        href={to("/google", { from })}
        target="_top"
        data-top=""
      >
        <Icon name="circle-user-round" />
        {label}
      </a>
      <p className="or-divider">
        <span>{words.frame.or}</span>
      </p>
    </>
  );
}

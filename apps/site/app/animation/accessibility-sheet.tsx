import type { AnimationDetail } from "@zoetrope/catalog";
import { getAccessibilityMessages } from "@zoetrope/i18n";
import { describeAccessibility } from "@zoetrope/i18n/describe-accessibility";
import { usePage } from "../page/use-page.ts";

/** Smaller than this nobody shows an animation on purpose. */
const smallInPixels = 200;

/** What was found by looking at its frames: how large it may be shown, and what keeps people out. */
export function AccessibilitySheet({ found }: { found: AnimationDetail["accessibility"] }) {
  const { locale } = usePage();
  const messages = getAccessibilityMessages(locale);
  // Flashes of much larger sizes: the verdict says which.
  const shown = (found?.findings ?? []).filter(
    ({ code, severity }) => severity !== "info" || (code !== "general-flash" && code !== "red-flash"),
  );
  return (
    <section aria-labelledby="accessibility-title" className="accessibility-sheet">
      <h2 className="h3" id="accessibility-title">
        {messages.title}
      </h2>
      <p>{verdictOf(messages, found)}</p>
      {found === null || found.score === null ? null : (
        <>
          <p className="tabular-numbers">
            <b>{messages.score({ score: found.score })}</b>
            {found.secondsLookedAt === null
              ? null
              : ` ${messages.cutShort({ seconds: Math.round(found.secondsLookedAt) })}`}
          </p>
          {shown.length === 0 ? null : (
            <ul aria-label={messages.findingsLabel}>
              {describeAccessibility(messages, shown).map(({ name, sentence, fix }) => (
                <li key={name}>
                  <b>{name}</b>
                  <p>{sentence}</p>
                  <p className="secondary-text">{fix}</p>
                </li>
              ))}
            </ul>
          )}
        </>
      )}
    </section>
  );
}

function verdictOf(
  messages: ReturnType<typeof getAccessibilityMessages>,
  found: AnimationDetail["accessibility"],
): string {
  if (found === null) return messages.pending;
  if (found.score === null) return messages.failed;
  const width = found.largestSafeWidth;
  if (width === null) return messages.safe;
  return width < smallInPixels ? messages.unsafe({ width: width + 1 }) : messages.safeUpTo({ width });
}

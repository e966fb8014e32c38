import type { AnimationDetail } from "@zoetrope/catalog";
import { getAccessibilityMessages } from "@zoetrope/i18n";
import { describeAccessibility } from "@zoetrope/i18n/describe-accessibility";
import { FilledTemplate } from "@zoetrope/ui/filled-template";
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
  const isLookedAt = found !== null && found.score !== null;
  return (
    <FilledTemplate
      as="section"
      aria-labelledby="accessibility-title"
      className="accessibility-sheet"
      cacheKey={`accessibility sheet ${locale}`}
      values={{
        verdict: verdictOf(messages, found),
        score: isLookedAt ? messages.score({ score: found.score ?? 0 }) : undefined,
        cutShort:
          isLookedAt && found.secondsLookedAt !== null
            ? messages.cutShort({ seconds: Math.round(found.secondsLookedAt) })
            : undefined,
        findings: isLookedAt ? describeAccessibility(messages, shown) : [],
      }}
    >
      {({ verdict, score, cutShort, findings }) => (
        <>
          <h2 className="h3" id="accessibility-title">
            {messages.title}
          </h2>
          <p>{verdict}</p>
          {score === undefined ? null : (
            <p className="tabular-numbers">
              <b>{score}</b>
              {cutShort === undefined ? null : ` ${cutShort}`}
            </p>
          )}
          {findings.length === 0 ? null : (
            <ul aria-label={messages.findingsLabel}>
              {findings.map(({ name, sentence, fix }) => (
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
    </FilledTemplate>
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

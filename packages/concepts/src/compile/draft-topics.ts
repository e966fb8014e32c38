import { locales, type Locale } from "@zoetrope/i18n";
import { normaliseText } from "../words/normalise-text.ts";
import { conceptIdOf } from "./draft-emoji.ts";
import { addName, addNear, namesOf, draftConcept, type Draft, type DraftConcept } from "./draft.ts";

/** A keyword that so many concepts share is a wider concept itself: animal, weather, heart. */
const minMembers = 6;
const topicNear = 0.9;
const attributeNear = 0.25;
/** How much of what two languages say so has to be the same for it to be one word. */
const minOverlap = 0.3;
const isWord = /^\p{L}[\p{L}\p{M} -]{2,}$/u;

/** What is said in chats, of nothing in particular. */
const chatter = new Set(
  "awesome bae bestie bff done feels five good high hold ily index lol mark medium not omg one point raised stick type upset whatever xoxo you".split(
    " ",
  ),
);

/** How something looks, where it points or what it is bought for: what has that in common is not alike. */
const attributes = new Set(
  "adult bar black blue body box brown button cell closed cross crossed dating double down dress ear eye eyes flirt geometric green hair hands head heavy home japanese kisses large left lab mouth old open orange punctuation purple red right shade shopping sign small suit symbol tear teeth thirty up white win wow yellow".split(
    " ",
  ),
);

interface Topic {
  text: string;
  members: Set<DraftConcept>;
}

function topicsOf(draft: Draft, locale: Locale): Topic[] {
  const topics = new Map<string, Topic>();
  for (const concept of draft.values())
    for (const { text } of namesOf(concept, locale)) {
      const key = normaliseText(text);
      const topic = topics.get(key) ?? { text, members: new Set() };
      topic.members.add(concept);
      topics.set(key, topic);
    }
  return [...topics.values()];
}

/** How much of what two words say is the same, for all words of a language that share something with these concepts. */
function overlaps(members: ReadonlySet<DraftConcept>, topicsOfMember: ReadonlyMap<DraftConcept, Topic[]>) {
  const shared = new Map<Topic, number>();
  for (const member of members)
    for (const topic of topicsOfMember.get(member) ?? []) shared.set(topic, (shared.get(topic) ?? 0) + 1);
  return [...shared].map(([topic, both]) => ({
    text: topic.text,
    share: both / (members.size + topic.members.size - both),
  }));
}

function byMember(topics: readonly Topic[]): Map<DraftConcept, Topic[]> {
  const all = new Map<DraftConcept, Topic[]>();
  for (const topic of topics)
    for (const member of topic.members) all.set(member, [...(all.get(member) ?? []), topic]);
  return all;
}

/**
 * Wider concepts: what many concepts have in common, in English; the other languages' word for it is the one that they say of
 * nearly the same concepts.
 */
export function draftTopics(draft: Draft): void {
  const topics = topicsOf(draft, "en").filter(
    ({ text, members }) => members.size >= minMembers && isWord.test(text) && !chatter.has(text),
  );
  const foreign = locales
    .filter((locale) => locale !== "en")
    .map(
      (locale) =>
        [locale, byMember(topicsOf(draft, locale).filter(({ members }) => members.size > 1))] as const,
    );
  const translations: Translation[] = [];
  for (const { text, members } of topics) {
    const concept = draftConcept(draft, conceptIdOf(text));
    concept.labels.en ??= text;
    addName(concept, "en", { text, weight: 1, isName: true });
    const near = attributes.has(text) ? attributeNear : topicNear / (1 + 0.1 * Math.log2(members.size));
    for (const member of members) addNear(member, concept.id, near);
    for (const [locale, candidates] of foreign)
      for (const candidate of overlaps(members, candidates))
        if (candidate.share >= minOverlap && !isNameOfOne(candidate.text, locale, { concept, members }))
          translations.push({ concept, locale, ...candidate });
  }
  addTranslations(translations);
}

/** An e-mail is an email. */
const lettersOf = (id: string): string => id.replaceAll("-", "");

/** What a language calls one of the things that have a topic in common is no word for the topic: who fights fires is no fire. */
const isNameOfOne = (
  text: string,
  locale: Locale,
  { concept, members }: { concept: DraftConcept; members: ReadonlySet<DraftConcept> },
): boolean =>
  [...members].some(
    (member) =>
      lettersOf(member.id) !== lettersOf(concept.id) &&
      namesOf(member, locale).some((name) => name.isName && normaliseText(name.text) === normaliseText(text)),
  );

interface Translation {
  concept: DraftConcept;
  locale: Locale;
  text: string;
  share: number;
}

const translatedWeight = 0.95;

/** A word translates the one topic that it overlaps most, and says a little of others: hearts are said to be of love as well. */
function addTranslations(translations: readonly Translation[]): void {
  const taken = new Set<string>();
  for (const { concept, locale, text, share } of translations.toSorted((a, b) => b.share - a.share)) {
    const isBest = !taken.has(`${locale} ${text}`);
    taken.add(`${locale} ${text}`);
    if (isBest) concept.labels[locale] ??= text;
    addName(concept, locale, { text, weight: isBest ? translatedWeight : share / 2, isName: isBest });
  }
}

import { describe, expect, it } from "vitest";
import { createConcepts } from "./create-concepts.ts";

const concepts = createConcepts();
const meant = (query: string, locale: Parameters<typeof concepts.parseQuery>[1]) =>
  concepts.parseQuery(query, locale).terms.map(({ concepts: [best] }) => best?.id);

it("two words that are one mean the same, wherever somebody has cut that word before", () => {
  const asked = createConcepts();
  asked.parseQuery("giggl ing", "en");
  expect(meant("gigg ling", "en")).toEqual(["laughing"]);
  expect(asked.parseQuery("gigg ling", "en")).toEqual(concepts.parseQuery("gigg ling", "en"));
});

describe("a word of any language", () => {
  it.each([
    ["horse", "en"],
    ["caballos", "es"],
    ["cavalo", "pt"],
    ["말이", "ko-KR"],
    ["うま", "ja-JP"],
    ["ウマ", "ja-JP"],
    ["馬", "en"],
    ["cheval", "de"],
    ["Pferde", "fr"],
    ["🐎", "de"],
    ["🐴", "ko-KR"],
  ] as const)("%s on a page in %s means a horse", (word, locale) => {
    expect(meant(word, locale)).toEqual(["horse"]);
  });

  it.each([
    ["uma", "en", "horse"],
    ["neko", "de", "cat"],
    ["taiyo", "fr", "sun"],
    ["home", "ja-JP", "home"],
  ] as const)(
    "%s on a page in %s means what Japanese says in Latin letters, but no English: %s",
    (word, locale, first) => {
      expect(concepts.parseQuery(word, locale).terms[0]?.concepts[0]?.id).toBe(first);
    },
  );

  it("leaves a small word to the language of the page", () => {
    expect(concepts.parseQuery("uma", "pt").terms[0]?.concepts.map(({ id }) => id)).not.toContain("horse");
    expect(concepts.parseQuery("uma casa", "en").terms[0]?.concepts[0]?.id).toBe("house");
  });

  it("means what the page's language says before what others say", () => {
    expect(meant("chat", "fr")).toEqual(["cat"]);
    expect(concepts.parseQuery("chat", "de").terms[0]?.concepts.map(({ id }) => id)).toContain("cat");
  });
});

it("comes nearest what stands in for a thing, before what is only said of both", () => {
  expect(concepts.related("badminton")[0]?.id).toBe("sport");
  expect(concepts.related("mirror").map(({ id }) => id)).toContain("home");
  expect(concepts.related("mirror")[0]?.id).toBe("face");
});

it.each([
  ["Flamingobesuch", "de", "flamingo"],
  ["Zorpelflug", "de", "fly"],
  ["lighthousefish", "en", "lighthouse"],
  ["ゾルペンギン", "ja-JP", "penguin"],
  ["우당탕펭귄", "ko-KR", "penguin"],
] as const)("a word that no language knows, %s in %s, means what is in it: %s", (word, locale, id) => {
  expect(concepts.parseQuery(word, locale).terms[0]?.concepts.map((concept) => concept.id)).toContain(id);
});

it("a word is respelled as one that sounds like it", () => {
  expect(concepts.correct("cabayo", "es")).toBe("caballo");
  expect(concepts.correct("buterfly", "en")).toBe("butterfly");
});

it.each([
  ["mixtape", "en", "mistake"],
  ["worth", "en", "north"],
  ["chômage", "fr", "chorale"],
] as const)(
  "a word that nobody knows, %s in %s, is not taken for one that is only as long: %s",
  (word, locale, other) => {
    expect(concepts.correct(word, locale)?.toLowerCase()).not.toBe(other);
  },
);

it.each([
  ["xamera", "en", "camera"],
  ["Telefohn", "de", "Telefon"],
  ["Heidelbere", "de", "Heidelbeere"],
] as const)(
  "a first letter that sounds alike or lies beside it is mended: %s in %s",
  (word, locale, right) => {
    expect(concepts.correct(word, locale)?.toLowerCase()).toBe(right.toLowerCase());
  },
);

it.each(["receptionist", "receptionists"])(
  "what is named by a word, %s, comes well before what else has it",
  (word) => {
    const [named, ...others] = concepts.parseQuery(word, "en").terms[0]?.concepts ?? [];
    expect(named?.id).toBe("receptionist");
    expect(others.map(({ id }) => id)).toContain("office");
    expect(Math.max(...others.map(({ weight }) => weight))).toBeLessThan(0.75 * (named?.weight ?? 0));
  },
);

it.each([
  ["cansadísimo", "es", "tired"],
  ["exausta", "pt", "tired"],
  ["désolées", "fr", "sorry"],
  ["nageuses", "fr", "swimming"],
  ["cansadíssima", "pt", "tired"],
] as const)("endings change nothing of what %s in %s means: %s", (word, locale, id) => {
  expect(
    concepts
      .parseQuery(word, locale)
      .terms[0]?.concepts.slice(0, 2)
      .map((one) => one.id),
  ).toContain(id);
});

it("what another thing is called is no word for what it has to do with", () => {
  expect(concepts.parseQuery("pompier", "fr").terms[0]?.concepts.map(({ id }) => id)).not.toContain("fire");
});

it("a misspelt word is left to be corrected, whatever is in it", () => {
  expect(concepts.parseQuery("Sonnenbrile", "de").terms[0]?.concepts).toEqual([]);
  expect(concepts.correct("Sonnenbrile", "de")).toBe("Sonnenbrille");
});

it("takes a phrase for what it means, not for how a word in it moves", () => {
  expect(concepts.parseQuery("infinite loop", "en").terms[0]?.motion).toBeNull();
  expect(concepts.parseQuery("looping fox", "en").terms[0]?.motion).toBe("looping");
});

it.each([
  ["chev", "fr", "cheval"],
  ["mari", "es", "mariposa"],
  ["gat", "pt", "gato"],
] as const)(
  "begun with %s in %s, %s is offered before what is called so more rarely",
  (begun, locale, word) => {
    expect(concepts.complete(begun, locale, 3).map(({ label }) => label.toLowerCase())).toContain(word);
  },
);

describe("words that only look alike", () => {
  it.each([
    ["tasse de thé", "fr", "dice"],
    ["xícara de chá", "pt", "dice"],
    ["Kaffetasse", "de", "beetle"],
  ] as const)("%s in %s is no %s", (query, locale, other) => {
    const named = concepts.parseQuery(query, locale).terms.flatMap((term) => term.concepts);
    expect(named.map(({ id }) => id)).not.toContain(other);
  });

  it("what is left of a word without its ending is looked for only where it means the same", () => {
    const formsOf = (query: string) => concepts.parseQuery(query, "es").terms[0]?.forms;
    expect(formsOf("playa")).not.toContain("play");
    expect(formsOf("flores")).toContain("flor");
  });

  it("one syllable of a Korean word that is known is no word by itself: a bookmark, a drum", () => {
    expect(concepts.wordsOf("북마크")).toEqual(["북마크"]);
    expect(concepts.wordsOf("사과나무")).toContain("나무");
  });

  it("what another language calls a colour is none where the page's own means a thing by it: a rose", () => {
    expect(concepts.parseQuery("red rose", "en").terms.map(({ colour }) => colour)).toEqual([
      "#e53935",
      null,
    ]);
    expect(concepts.parseQuery("fleur rose", "fr").terms.at(-1)?.colour).not.toBeNull();
  });

  it("small words around others are no abbreviation of them: I have a question", () => {
    const named = concepts.parseQuery("I have a question", "en").terms.flatMap((term) => term.concepts);
    expect(named.map(({ id }) => id)).not.toContain("artificial-intelligence");
  });

  it("a rare word is read as the usual one that it is spelt like: calender", () => {
    expect(concepts.parseQuery("calender", "en").terms[0]?.concepts).toEqual([]);
    expect(concepts.correct("calender", "en")?.toLowerCase()).toBe("calendar");
  });

  it("a word that only its accent tells from a small one is looked for by its meaning, not by its letters", () => {
    const [dice] = concepts.parseQuery("dé", "fr").terms;
    expect(dice?.concepts[0]?.id).toBe("dice");
    expect(dice?.words).toEqual([]);
  });

  it.each([
    ["A great bear", "clapping-hands"],
    ["Arrow, drawn in one go", "tired"],
  ] as const)("a title does not speak of what its small words may mean elsewhere: %s", (title, other) => {
    expect(concepts.link(title, "en").map(({ id }) => id)).not.toContain(other);
  });
});

describe("a query", () => {
  it("loses small words of its language, unless it has no others", () => {
    expect(concepts.parseQuery("a horse in the snow", "de").terms.map(({ text }) => text)).toEqual([
      "horse",
      "snow",
    ]);
    expect(concepts.parseQuery("die Katze", "en").terms.map(({ text }) => text)).toEqual(["Katze"]);
    expect(concepts.parseQuery("the", "en").terms.map(({ text }) => text)).toEqual(["the"]);
  });

  it.each([
    ["the", "en", []],
    ["of the", "en", []],
    ["der die das", "de", []],
    ["thé", "en", ["tea"]],
    ["the", "fr", ["tea"]],
  ] as const)(
    "of small words alone, %s on a page in %s, means no more than its language says",
    (query, locale, best) => {
      const { terms } = concepts.parseQuery(query, locale);
      expect(terms.flatMap((term) => term.concepts[0]?.id ?? [])).toEqual(best);
    },
  );

  it("of one small word may be the beginning of a longer one", () => {
    expect(concepts.parseQuery("der", "en").terms).toMatchObject([{ words: ["der"], isPrefix: true }]);
  });

  it("of Koreans who ask often is no colour, whatever its endings", () => {
    for (const query of ["자주 묻는 질문", "자주 묻는 질문들", "자주 묻는 질문을", "자주 하는 질문"]) {
      const { terms } = concepts.parseQuery(query, "ko-KR");
      expect(
        terms.map(({ text, colour }) => [text, colour]),
        query,
      ).toEqual([[query, null]]);
      expect(terms[0]?.concepts[0]?.id, query).toBe("faq");
    }
    expect(concepts.parseQuery("자주", "ko-KR").terms[0]?.colour).toBeNull();
    expect(concepts.parseQuery("자주색 하트", "ko-KR").terms[0]?.colour).not.toBeNull();
  });

  it("asks for a colour and for what has it", () => {
    const [red, heart] = concepts.parseQuery("red heart", "en").terms;
    expect(red?.colour).toBe("#e53935");
    expect(heart?.colour).toBeNull();
    expect(heart?.concepts.slice(0, 2).map(({ id }) => id)).toEqual(["heart", "red-heart"]);
  });

  it.each([
    ["sol", "es"],
    ["soleado", "es"],
    ["nascer do sol", "pt"],
    ["pleine lune", "fr"],
    ["argent", "fr"],
    ["plato", "es"],
    ["lavanderia", "pt"],
  ] as const)(
    "%s on a page in %s is a thing, whatever else has its stem or a word of it",
    (query, locale) => {
      for (const term of concepts.parseQuery(query, locale).terms)
        expect([term.colour, term.style]).toEqual([null, null]);
    },
  );

  it.each([
    ["corações azuis", "pt", "#1e88e5"],
    ["luces rojas", "es", "#e53935"],
    ["flèches vertes", "fr", "#43a047"],
    ["grünes Herz", "de", "#43a047"],
    ["médailles dorées", "fr", "#d4af37"],
  ] as const)(
    "%s on a page in %s asks for a colour in whatever number and gender",
    (query, locale, colour) => {
      expect(concepts.parseQuery(query, locale).terms.map((term) => term.colour)).toContain(colour);
    },
  );

  it("takes a compound that is a word for that word, not for its parts", () => {
    const [wheel] = concepts.parseQuery("Ladekreis", "de").terms;
    expect(wheel?.concepts[0]?.id).toBe("spinner");
    expect(wheel?.forms).not.toContain("kreis");
    expect(meant("강아지", "ko-KR")).toEqual(["dog"]);
    expect(concepts.parseQuery("강아지", "ko-KR").terms[0]?.concepts.map(({ id }) => id)).not.toContain(
      "lake",
    );
  });

  it("is corrected in the language that its other words are of", () => {
    expect(concepts.correct("intervals", "en", ["sunny"])).toBeNull();
    expect(concepts.correct("gemischt", "de", ["Regen und Schnee"])).toBeNull();
    expect(concepts.correct("Glatteis", "de")).toBeNull();
    expect(concepts.correct("thunderstom", "en", ["heavy"])).toBe("thunderstorm");
    expect(concepts.correct("Schmeterling", "en")).toBe("Schmetterling");
  });

  it("knows phrases before their words", () => {
    const terms = concepts.parseQuery("shooting star", "en").terms;
    expect(terms.map(({ words }) => words)).toEqual([["shooting", "star"]]);
    expect(terms[0]?.concepts[0]?.id).toBe("shooting-star");
  });
});

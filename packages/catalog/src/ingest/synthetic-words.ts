/** What animations are often about; the most frequent words of a synthetic catalogue, in this order. */
const subjects =
  `loading icon arrow success check error heart star button loader circle user money phone search menu home mail
  cloud rocket confetti chart business camera lock music play pause robot ai brain cat dog bird fish horse owl moth
  rain snow sun moon wind storm planet space earth game controller trophy medal dice card coin wallet bank payment
  finance graph doctor health pulse pill hospital virus running yoga gym food pizza coffee tea cake fruit apple`.split(
    /\s+/,
  );
const openings =
  "ba be bi bo bu ca co cra da de di do dra fa fe fi flo ga glo gra ha he jo ka ki kla la le li lo lu ma me mi mo na ne ni no pa pe pi plo qua ra re ri ro sa se sha si so sta ta te ti to tra va ve vi vo wa we wi xe ya za zi zo".split(
    " ",
  );
const middles = "bi cha da den fo ga ka la lu ma mi na no pa ra ri ro sa ta tu va ven zi".split(" ");
const endings = "n r l s t d m k th sh ng x va na ra lo mi to ck rt nd st".split(" ");

/** How many different words a synthetic catalogue knows. */
const wordCount = 40_000;

function wordOfRank(rank: number): string {
  const subject = subjects[rank];
  if (subject !== undefined) return subject;
  let left = rank - subjects.length;
  const take = (parts: readonly string[]) => {
    const part = parts[left % parts.length] ?? "";
    left = Math.floor(left / parts.length);
    return part;
  };
  return (
    take(openings) +
    take(middles) +
    take(endings) +
    (left > 0 ? take(middles) + left.toString(36).replace(/\d/g, "u") : "")
  );
}

/** Running sums of 1 / (rank + 10): Zipf's law with a flattened head; the first word is in one of five animations. */
const sums = new Float64Array(wordCount);
for (let rank = 0, sum = 0; rank < wordCount; rank++) {
  sum += 1 / (rank + 10);
  sums[rank] = sum;
}

export interface SyntheticWords {
  /** Most frequent first. */
  all: readonly string[];
  /** The word at a place from 0 to 1 of the distribution. */
  draw(place: number): string;
}

/** Words of a synthetic catalogue. `spoken`: words that mean something in some language; after the subjects every second is one. */
export function createSyntheticWords(spoken: readonly string[] = []): SyntheticWords {
  const all = Array.from({ length: wordCount }, (_, rank) => {
    const beyond = rank - subjects.length;
    return (beyond >= 0 && beyond % 2 === 0 ? spoken[beyond / 2] : undefined) ?? wordOfRank(rank);
  });
  return {
    all,
    draw(place) {
      const wanted = place * (sums.at(-1) ?? 0);
      let low = 0;
      let high = wordCount - 1;
      while (low < high) {
        const middle = (low + high) >> 1;
        if ((sums[middle] ?? 0) < wanted) low = middle + 1;
        else high = middle;
      }
      return all[low] ?? "loading";
    },
  };
}

export const syntheticWords = createSyntheticWords();

/** What the first letter of a word is taken for: neighbours on keyboards, and what sounds alike. */
const keyRows = ["qwertyuiop", "asdfghjkl", "zxcvbnm", "qwertz", "azertyuiop", "yxcvbnm"];
const soundingAlike = ["ckq", "szcx", "bvw", "fvp", "gjy", "iyj", "aeiou"];

const areNeighbours = (row: string, one: string, other: string): boolean =>
  row.includes(one) && row.includes(other) && Math.abs(row.indexOf(one) - row.indexOf(other)) === 1;

/** Net worth is no north: people know how a word begins, and miss a key or spell a sound otherwise at most. */
export function mayBegin(letters: string, known: string): boolean {
  const [one = "", next = ""] = letters;
  const [other = "", otherNext = ""] = known;
  if (one === other || one === otherNext || next === other || !/[a-z]/.test(one)) return true;
  return (
    keyRows.some((row) => areNeighbours(row, one, other)) ||
    soundingAlike.some((sound) => sound.includes(one) && sound.includes(other))
  );
}

const beginning = (letters: string, known: string): number => {
  let at = 0;
  while (at < letters.length && letters[at] === known[at]) at += 1;
  return at;
};

/** A mixtape is no mistake: where two letters of a short word are wrong, its consonants are right, or its first half. */
export const mayBeMistyped = (letters: string, known: string, soundsAlike: boolean): boolean =>
  soundsAlike || !/^[a-z]+$/.test(letters) || beginning(letters, known) * 2 >= letters.length;

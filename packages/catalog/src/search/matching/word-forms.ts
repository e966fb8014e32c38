/**
 * Other forms under which a word counts as found, though less than itself: plural and singular as English, French,
 * Spanish and Portuguese write most of them. Wrong guesses are harmless: they are words nobody uses.
 */
export function formsOf(word: string): string[] {
  if (word.length < 3 || !/^[a-z]+$/.test(word)) return [];
  const forms = [`${word}s`];
  if (word.length > 3 && word.endsWith("s")) forms.push(word.slice(0, -1));
  if (word.length > 4 && word.endsWith("es")) forms.push(word.slice(0, -2));
  if (word.length > 4 && word.endsWith("ies")) forms.push(`${word.slice(0, -3)}y`);
  if (word.length > 3 && word.endsWith("y")) forms.push(`${word.slice(0, -1)}ies`);
  return forms;
}

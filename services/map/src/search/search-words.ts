/** Words that people write in several ways; each is looked for as all of its group. */
const sameWords: readonly (readonly string[])[] = [
  ['st', 'street', 'saint'],
  ['rd', 'road'],
  ['ave', 'avenue'],
  ['mt', 'mount'],
  ['pt', 'point', 'port'],
  ['nth', 'north'],
  ['sth', 'south'],
  ['tce', 'terrace'],
  ['dr', 'drive'],
  ['centre', 'center'],
]

/** A text as the search compares it: no macrons or accents, lower case, words of letters and digits only. */
export function searchWords(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/['’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
}

/** Every way of writing a word, itself first. */
export const waysToWrite = (word: string): string[] => [
  ...new Set([word, ...sameWords.filter((group) => group.includes(word)).flat()]),
]

/** Words that join what is looked for with where: "swimming in Wellington". */
const joiningWords = new Set([
  'a',
  'an',
  'and',
  'around',
  'at',
  'by',
  'for',
  'in',
  'near',
  'of',
  'on',
  'the',
  'to',
  'with',
])

/** What is looked for, without the words that only join it; all of them where nothing else is left. */
export function withoutJoining(words: readonly string[]): readonly string[] {
  const kept = words.filter((word) => !joiningWords.has(word))
  return kept.length > 0 ? kept : words
}

import { venueTypeSynonyms } from '@waymark/domain/catalogue/venue-type-synonyms'
import { searchWords, waysToWrite } from './search-words.ts'

/** A typed word, or several that are together a name of a kind of venue. */
interface WordGroup {
  readonly words: readonly string[]
  /** The words of the label of each kind of venue that is also called so. */
  readonly labels: readonly (readonly string[])[]
}

/** Before one of these a name of a kind of venue is a name of a street: "Church Street". */
const streetWords: ReadonlySet<string> = new Set(
  ['street', 'road', 'avenue', 'drive', 'terrace', 'lane', 'crescent', 'quay'].flatMap(waysToWrite),
)

/** So many letters of a last word may stand for the whole. */
const minBeginning = 3

const synonyms = venueTypeSynonyms.map(({ synonym, label }) => ({
  words: searchWords(synonym),
  label: searchWords(label),
}))
const maxLength = Math.max(...synonyms.map(({ words }) => words.length))

/** The words in groups, so that "swimming pool petone" is a pool in Petone. */
export function groupedWords(typed: readonly string[]): WordGroup[] {
  const groups: WordGroup[] = []
  for (let start = 0; start < typed.length; start += groups.at(-1)?.words.length ?? 1)
    groups.push(groupAt(typed, start))
  return groups
}

/** Whether some of the words name a kind of venue otherwise than its label does. */
export const namesVenueType = (typed: readonly string[]) => groupedWords(typed).some(({ labels }) => labels.length > 0)

/** The longest name of a kind of venue that begins with the word at `start`, or this word alone. */
function groupAt(typed: readonly string[], start: number): WordGroup {
  for (let length = Math.min(maxLength, typed.length - start); length > 0; length--) {
    const words = typed.slice(start, start + length)
    if (streetWords.has(typed[start + length] ?? '')) continue
    const isEnd = start + length === typed.length
    const meant = synonyms.filter((synonym) => isSynonym(words, synonym.words, isEnd))
    if (meant.length > 0) return { words, labels: meant.map(({ label }) => label) }
  }
  return { words: typed.slice(start, start + 1), labels: [] }
}

function isSynonym(typed: readonly string[], own: readonly string[], isEnd: boolean): boolean {
  return (
    typed.length === own.length &&
    typed.every((word, place) => {
      const isLast = place === typed.length - 1
      const whole = own[place] ?? ''
      const isBeginning = isLast && isEnd && word.length >= minBeginning && whole.startsWith(word)
      return isBeginning || waysToWrite(word).includes(whole) || (isLast && word === `${whole}s`)
    })
  )
}

import { optionNames } from './option-names.ts'
import { type AccessOption, accessOptions } from './options.ts'

/** Words around what is looked for: "places with a hearing loop near me". */
const passedOver = new Set(
  'a an and any at by for from has have i in is it me my near nearby need of on or place places that the there to venue venues where which who with'.split(
    ' ',
  ),
)
const minLength = 3

interface OptionName {
  readonly words: readonly string[]
  /** Without spaces, so that "stepfree" is "step-free". */
  readonly text: string
}

const named = accessOptions.map((option) => ({
  option,
  names: optionNames(option).map((name): OptionName => {
    const words = wordsOf(name)
    return { words, text: words.join('') }
  }),
}))

/**
 * The options that words name, the likeliest first: those called so, else those whose name begins so, else those with
 * each word in one of their names. Words of nothing but "places near me", and fewer than three letters, name none.
 */
export function findNamedOptions(query: string): AccessOption[] {
  const words = wordsOf(query)
  const text = words.join('')
  if (text.length < minLength) return []
  const found = named.flatMap(({ option, names }) => {
    const ranks = names.flatMap((name) => rankOf(words, text, name) ?? [])
    return ranks.length === 0 ? [] : [{ option, rank: Math.min(...ranks) }]
  })
  const isNamed = found.some(({ rank }) => rank < inside)
  return found
    .filter(({ rank }) => rank < inside || !isNamed)
    .sort((one, other) => one.rank - other.rank)
    .map(({ option }) => option)
}

const whole = 0
const beginning = 1
const inside = 2

function rankOf(words: readonly string[], text: string, name: OptionName): number | null {
  if (name.text === text) return whole
  if (name.text.startsWith(text)) return beginning
  return words.every((word) => name.words.some((own) => own.startsWith(word))) ? inside : null
}

/** Folded, without the words passed over, and "loops" as "loop". */
function wordsOf(text: string): string[] {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !passedOver.has(word))
    .map((word) => (word.length > minLength ? word.replace(/s$/, '') : word))
}

import { maoriWords } from './maori-words.ts'

/** A part of a text, and its language where that is Māori (BCP 47 `mi`). */
export interface LanguagePart {
  readonly text: string
  readonly language: 'mi' | null
}

/** Words of syllables that end in a vowel, of the fifteen letters of Māori. */
const shape = /^(?:(?:wh|ng|[hkmnprtw])?[aeiouāēīōū])+$/i
const macron = /[āēīōū]/i
/** Small words that are Māori only beside others ("Te Aro"), and those that are English ones too, which must stand between two. */
const beside = new Set(['te', 'ki', 'ko', 'ngā', 'nga', 'pā', 'pa'])
const between = new Set(['o', 'a', 'i', 'me', 'he'])

/**
 * The text in parts that a screen reader can speak in their own language: Māori where a word has a macron and is made as Māori
 * words are, or is a known one. English words that look alike ("remote", "area") are not known ones.
 */
export function languageParts(text: string): LanguagePart[] {
  const tokens = text.split(/([\p{L}'’]+)/u)
  const isMaori = tokens.map((token) => isMaoriWord(token))
  const isBeside = tokens.map((token) => beside.has(token.toLowerCase()))
  const isBetween = tokens.map((token) => between.has(token.toLowerCase()))
  // The tokens between two words are their spaces and signs.
  const joins = (at: number, step: 2 | -2): boolean => {
    if (tokens[at + step / 2]?.trim() !== '') return false
    return (
      isMaori[at + step] === true || ((isBeside[at + step] || isBetween[at + step]) === true && joins(at + step, step))
    )
  }
  const spoken = tokens.map(
    (_, at) =>
      isMaori[at] ||
      (isBeside[at] && (joins(at, 2) || joins(at, -2))) ||
      (isBetween[at] && joins(at, 2) && joins(at, -2)),
  )
  const parts: LanguagePart[] = []
  tokens.forEach((token, at) => {
    if (token === '') return
    const isSpace = token.trim() === '' && spoken[at - 1] && spoken[at + 1]
    const language = spoken[at] || isSpace ? 'mi' : null
    const last = parts.at(-1)
    if (last?.language === language) parts[parts.length - 1] = { text: last.text + token, language }
    else parts.push({ text: token, language })
  })
  return parts
}

function isMaoriWord(word: string): boolean {
  if (!shape.test(word)) return false
  return macron.test(word) ? word.length > 2 && !beside.has(word.toLowerCase()) : maoriWords.has(word.toLowerCase())
}

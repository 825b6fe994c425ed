import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { create } from 'fontkit'

interface ReceiptFont {
  readonly file: Buffer
  readonly letters: ReadonlySet<number>
}

let font: ReceiptFont | undefined

/**
 * Names of people and organisations need Latin with every mark, Greek, Cyrillic, Hebrew, Arabic, Armenian and Georgian;
 * the font of the screens has not even ō. Read once, with the first receipt; a PDF keeps the letters that it uses.
 */
export function receiptFont(): ReceiptFont {
  if (font) return font
  const file = readFileSync(fileURLToPath(import.meta.resolve('dejavu-fonts-ttf/ttf/DejaVuSans.ttf')))
  const opened = create(file)
  font = { file, letters: new Set('characterSet' in opened ? opened.characterSet : []) }
  return font
}

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const rightToLeft = String.raw`[\p{Script=Hebrew}\p{Script=Arabic}]`
const rightToLeftPart = new RegExp(
  String.raw`(${rightToLeft}(?:(?:${rightToLeft}|[\p{M} '"-])*${rightToLeft})?\p{M}*)`,
  'u',
)

/**
 * A text as the receipt draws it, in parts of one direction each. What the font lacks, such as an emoji, becomes one
 * replacement mark. A part that is read from the right is turned as a whole, since no space in it divides it.
 */
export function drawnParts(text: string): string[] {
  const { letters } = receiptFont()
  const known = Array.from(graphemes.segment(text.normalize('NFC')), ({ segment }) =>
    Array.from(segment).every((letter) => letters.has(letter.codePointAt(0) ?? 0)) ? segment : '\u{FFFD}',
  ).join('')
  return known
    .split(rightToLeftPart)
    .map((part, index) => (index % 2 === 1 ? part.replaceAll(' ', '\u{A0}') : part))
    .filter((part) => part !== '')
}

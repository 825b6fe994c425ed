import { decodePDFRawStream, PDFDict, PDFDocument, PDFName, PDFRawStream } from '@cantoo/pdf-lib'

/** The text of a PDF with one embedded font, as a reader that copies it gets it: a line for each piece that is shown. */
export async function pdfText(file: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(file)
  const streamsOf = document.context.enumerateIndirectObjects().map(([, object]) => object)
  const texts = streamsOf.flatMap((object) => (object instanceof PDFRawStream ? [decoded(object)] : []))
  const letters = lettersOf(texts.find((text) => text.includes('beginbfrange')) ?? '')
  return texts.filter((text) => text.includes('\nBT')).flatMap((text) => shownIn(text, letters))
}

/** What the structure says in place of the text that is drawn. */
export async function pdfActualTexts(file: Uint8Array): Promise<string[]> {
  const document = await PDFDocument.load(file)
  return document.context.enumerateIndirectObjects().flatMap(([, object]) => {
    const actual = object instanceof PDFDict ? object.get(PDFName.of('ActualText')) : undefined
    return actual && 'decodeText' in actual ? [(actual as { decodeText: () => string }).decodeText()] : []
  })
}

function decoded(stream: PDFRawStream): string {
  return Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1')
}

/** Each glyph's letters, from a ToUnicode map whose ranges are arrays. */
function lettersOf(toUnicode: string): string[] {
  const ranges = [...toUnicode.matchAll(/<[\da-f]+> <[\da-f]+> \[(.*?)\]/gi)]
  return ranges.flatMap(([, list = '']) => [...list.matchAll(/<(.*?)>/g)].map(([, hex = '']) => utf16(hex)))
}

function utf16(hex: string): string {
  return hex.trim() === ''
    ? ''
    : hex
        .trim()
        .split(' ')
        .map((unit) => String.fromCharCode(Number.parseInt(unit, 16)))
        .join('')
}

function shownIn(content: string, letters: readonly string[]): string[] {
  return [...content.matchAll(/\[(.*?)\] TJ/g)].map(([, shown = '']) =>
    [...shown.matchAll(/<([\da-f]+)>/gi)]
      .flatMap(([, glyphs = '']) => glyphs.match(/.{4}/g) ?? [])
      .map((glyph) => letters[Number.parseInt(glyph, 16)] ?? '\0')
      .join(''),
  )
}

import { expect, test } from 'vitest'
import { textOfFile } from './text-of-file.ts'

const text = '{"name":"Kōwhai Library"}'

/** As UTF-16 with the mark of its byte order in front. */
function utf16(isLittleEndian: boolean): Uint8Array<ArrayBuffer> {
  const marked = `\uFEFF${text}`
  const bytes = new DataView(new ArrayBuffer(marked.length * 2))
  for (const [at, unit] of [...marked].entries()) bytes.setUint16(at * 2, unit.charCodeAt(0), isLittleEndian)
  return new Uint8Array(bytes.buffer)
}

test.each([
  ['UTF-8', text],
  ['UTF-8 with its mark', `\uFEFF${text}`],
  ['UTF-16, little end first', utf16(true)],
  ['UTF-16, big end first', utf16(false)],
])('reads %s', async (_, content) => {
  expect(await textOfFile(new Blob([content]))).toBe(text)
})

test('an empty file has no text', async () => {
  expect(await textOfFile(new Blob([]))).toBe('')
})

import { expect, test } from 'vitest'
import { UnreadableFile } from '../calls/refusal.ts'
import { pdfOf } from '../testing/pdf-of.ts'
import { checkPdf } from './check-pdf.ts'

const action = (fields: Record<string, string>) => pdfOf('Sneaky', fields)

/** An object outside the page tree, written by hand into a document. */
const withObject = async (text: string) =>
  Buffer.concat([await pdfOf('By hand'), Buffer.from(`\n900 0 obj\n${text}\nendobj\n%%EOF\n`)])

test('accepts plain documents, with links to follow and a place to open at', async () => {
  await checkPdf(await pdfOf('How to get in'))
  await checkPdf(await withObject('<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://example.nz/) >> >>'))
  await checkPdf(await pdfOf('Second page', { S: 'GoTo', D: 'here' }))
})

test('refuses what is cut off or no PDF', async () => {
  const plain = await pdfOf('How to get in')
  for (const content of [plain.subarray(0, 20), Buffer.from('<html>'), Buffer.alloc(0)])
    await expect(checkPdf(content)).rejects.toBeInstanceOf(UnreadableFile)
})

test.each([
  ['scripts in a compressed object stream', () => action({ S: 'JavaScript', JS: 'x' })],
  ['a form that sends itself', () => action({ S: 'SubmitForm', F: 'x' })],
  ['an address opened by itself', () => action({ S: 'URI', URI: 'x' })],
  ['escaped names', () => withObject('<< /S /J#61vaScript /J#53 (app.alert(1)) >>')],
  ['a form that sends', () => withObject('<< /Type /Annot /A << /S /SubmitForm /F (https://example.nz/) >> >>')],
  ['a jump to another file', () => withObject('<< /S /GoToR /F (other.pdf) /D [0 /Fit] >>')],
  ['a program to start', () => withObject('<< /S /Launch /F (calc.exe) >>')],
  ['actions of a page', () => withObject('<< /AA << /O << /S /Named /N /Print >> >> >>')],
  ['an attachment', () => withObject('<< /Type /Filespec /EF << /F 3 0 R >> /Names << /EmbeddedFiles 3 0 R >> >>')],
])('refuses %s', async (_what, make) => {
  await expect(checkPdf(await make())).rejects.toBeInstanceOf(UnreadableFile)
})

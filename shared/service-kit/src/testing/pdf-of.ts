import { PDFDocument, PDFName } from '@cantoo/pdf-lib'

/** When every sample was made: its length, compressed, would differ from second to second. */
const madeAt = new Date('2026-11-01T00:00:00Z')

/** A PDF of one page, which does `openAction` when it is opened. */
export async function pdfOf(title: string, openAction?: Readonly<Record<string, string>>): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.setTitle(title)
  document.setCreationDate(madeAt)
  document.setModificationDate(madeAt)
  document.addPage([200, 200])
  if (openAction) document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ ...openAction }))
  return Buffer.from(await document.save({ useObjectStreams: true }))
}

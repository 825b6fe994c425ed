import { PDFDocument, PDFName } from '@cantoo/pdf-lib'

/** A PDF of one page, which does `openAction` when it is opened. */
export async function pdfOf(title: string, openAction?: Readonly<Record<string, string>>): Promise<Buffer> {
  const document = await PDFDocument.create()
  document.setTitle(title)
  document.addPage([200, 200])
  if (openAction) document.catalog.set(PDFName.of('OpenAction'), document.context.obj({ ...openAction }))
  return Buffer.from(await document.save({ useObjectStreams: true }))
}

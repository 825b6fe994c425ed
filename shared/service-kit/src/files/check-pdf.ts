import { UnreadableFile } from '../calls/refusal.ts'

/** Names of PDF features that run or carry something; such a file is not taken. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)\b/

/**
 * Refuses (422) what is no PDF, is cut off, or openly holds scripts, launch actions or attachments. Features packed into
 * compressed streams are not seen here: a PDF is always served as an attachment in a sandbox.
 */
export function checkPdf(content: Buffer): void {
  const tail = content.subarray(-1024).toString('latin1')
  if (content.subarray(0, 5).toString('latin1') !== '%PDF-' || !tail.includes('%%EOF')) {
    throw new UnreadableFile('This PDF could not be read.')
  }
  if (active.test(content.toString('latin1'))) {
    throw new UnreadableFile('This PDF holds scripts or attachments. Please save it without them.')
  }
}

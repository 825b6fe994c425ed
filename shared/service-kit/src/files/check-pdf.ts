import { UnreadableFile } from '../calls/refusal.ts'

/** Names of PDF features that execute or embed something; files with them are refused. */
const active = /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|XFA)\b/

/**
 * Refuses (422) a file that is not a PDF, is truncated, or openly contains scripts, launch actions or attachments.
 * Features inside compressed streams go undetected, so PDFs are always served as attachments in a sandbox.
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

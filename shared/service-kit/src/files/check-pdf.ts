import { PDFArray, PDFDict, PDFDocument, PDFName, type PDFObject, PDFRawStream, PDFStream } from '@cantoo/pdf-lib'
import { UnreadableFile } from '../calls/refusal.ts'

/** Keys and types of PDF features that execute, embed or send something. */
const activeNames = new Set([
  'JavaScript',
  'JS',
  'Launch',
  'EmbeddedFile',
  'EmbeddedFiles',
  'RichMedia',
  'XFA',
  'SubmitForm',
  'ImportData',
  'GoToR',
  'GoToE',
  'Rendition',
  'Movie',
  'Sound',
  '3D',
])
/** What may happen by itself when a document or page is opened. */
const quietActions = new Set(['GoTo', 'Named'])

/**
 * Refuses (422) a file that is not a PDF, is damaged or encrypted, or holds scripts, attachments, forms that send, jumps
 * to other files, or actions that run by themselves. Parsed by a library, so that escaped names and compressed object
 * streams are seen too. A link that somebody follows is left: it is text to read.
 */
export async function checkPdf(content: Buffer): Promise<void> {
  if (content.subarray(0, 5).toString('latin1') !== '%PDF-') throw unreadable()
  if (await findsActive(content))
    throw new UnreadableFile('This PDF holds scripts, forms or attachments. Please save it without them.')
}

async function findsActive(content: Buffer): Promise<boolean> {
  try {
    const document = await PDFDocument.load(content, { updateMetadata: false, throwOnInvalidObject: true })
    if (document.getPageCount() === 0) throw new Error('The document has no page.')
    return document.context.enumerateIndirectObjects().some(([, object]) => isActive(object, document))
  } catch (cause) {
    throw unreadable(cause)
  }
}

function unreadable(cause?: unknown): UnreadableFile {
  return new UnreadableFile('This PDF could not be read.', { cause })
}

function isActive(object: PDFObject, document: PDFDocument): boolean {
  if (object instanceof PDFName) return activeNames.has(object.decodeText())
  if (object instanceof PDFArray) return object.asArray().some((one) => isActive(one, document))
  if (object instanceof PDFRawStream || object instanceof PDFStream) return isActive(object.dict, document)
  if (!(object instanceof PDFDict)) return false
  return object.entries().some(([key, value]) => {
    const name = key.decodeText()
    if (activeNames.has(name) || name === 'AA') return true
    if (name === 'OpenAction' && runsByItself(object, key)) return true
    return isActive(value, document)
  })
}

/** Whether an action of opening does more than show a place of the same document. */
function runsByItself(dict: PDFDict, key: PDFName): boolean {
  const action = dict.lookup(key)
  if (!(action instanceof PDFDict)) return false
  const kind = action.lookup(PDFName.of('S'))
  return action.has(PDFName.of('Next')) || !(kind instanceof PDFName && quietActions.has(kind.decodeText()))
}

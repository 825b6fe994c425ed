import { readFile } from 'node:fs/promises'
import multipart from '@fastify/multipart'
import type { Call, FileField } from '@waymark/contracts/define-call'
import type { FlatTexts } from '@waymark/contracts/from-text'
import { notPictureText, pictureTypes } from '@waymark/domain/picture-type'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fileTypeFromFile } from 'file-type'
import { UnreadableFile } from './refusal.ts'

/** A received file of an accepted type, judged by its first bytes. Deleted once the answer is sent. */
export interface Upload {
  /** The client's name for it; for display, never for a path. */
  readonly fileName: string
  readonly contentType: string
  readonly sizeBytes: number
  read(): Promise<Buffer>
}

export type Uploads = Readonly<Record<string, readonly Upload[]>>

/** A multipart form's texts and files, or what is wrong with it. */
export type Form =
  | { readonly ok: true; readonly texts: FlatTexts; readonly files: Uploads }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> }

/** Registered only where multipart calls are mounted, since its hooks cost every request they see. */
export async function addForms(app: FastifyInstance): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: true })
}

const acceptedTypes: Readonly<Record<FileField['kind'], readonly string[]>> = {
  image: pictureTypes,
  pdf: ['application/pdf'],
}
const wrongKindSentences: Readonly<Record<FileField['kind'], string>> = {
  image: notPictureText,
  pdf: 'Use a PDF.',
}

/** Reads the form into temporary files within the contract's limits; a file over its limit is answered 413. */
export async function readForm(call: Call, request: FastifyRequest): Promise<Form> {
  const fields = Object.entries(call.files)
  const maxFiles = fields.reduce((sum, [, field]) => sum + field.maxFiles, 0)
  const maxBytes = Math.max(0, ...fields.map(([, field]) => field.maxBytes))
  const limits = { fileSize: maxBytes, files: maxFiles, fields: 200, parts: maxFiles + 200, fieldSize: 64 * 1024 }
  const texts = new Map<string, string[]>()
  const wrong = new Map<string, string>()
  // All parts share one `fields`, so `values` holds the texts before, between and after the files.
  const { files: saved, values } = await request.saveRequestFiles({ limits }).catch(refuseBrokenForm)
  for (const [name, part] of Object.entries(values)) {
    for (const one of Array.isArray(part) ? part : [part]) {
      if (isCutOff(one)) wrong.set(name, 'This text is too long.')
      const value = textOf(one)
      if (value !== undefined) texts.set(name, [...(texts.get(name) ?? []), value])
    }
  }
  const files = new Map<string, Upload[]>(fields.map(([name]) => [name, []]))
  for (const part of saved) {
    const field = Object.hasOwn(call.files, part.fieldname) ? call.files[part.fieldname] : undefined
    const uploads = files.get(part.fieldname)
    if (!field || !uploads) {
      wrong.set(part.fieldname, 'This field is not known.')
      continue
    }
    const sizeBytes = part.file.bytesRead
    // An empty file input still sends a part.
    if (sizeBytes === 0 && part.filename === '') continue
    const found = await fileTypeFromFile(part.filepath)
    if (sizeBytes > field.maxBytes) wrong.set(part.fieldname, `Use a file of at most ${sizeText(field.maxBytes)}.`)
    else if (uploads.length >= field.maxFiles) wrong.set(part.fieldname, `Use at most ${field.maxFiles} files.`)
    else if (!found || !acceptedTypes[field.kind].includes(found.mime))
      wrong.set(part.fieldname, wrongKindSentences[field.kind])
    else
      uploads.push({
        fileName: part.filename.slice(0, 255),
        contentType: found.mime,
        sizeBytes,
        read: () => readFile(part.filepath),
      })
  }
  if (wrong.size > 0) return { ok: false, fields: Object.fromEntries(wrong) }
  const single = (list: readonly string[]) => (list.length === 1 ? (list[0] ?? '') : list)
  return {
    ok: true,
    texts: Object.fromEntries([...texts].map(([name, list]) => [name, single(list)])),
    files: Object.fromEntries(files),
  }
}

/** The parser's errors about a form carry no status; those of the disk (`syscall`) are ours. */
function refuseBrokenForm(error: unknown): never {
  const isKnown = error instanceof Error && ('statusCode' in error || 'syscall' in error)
  if (isKnown) throw error
  throw new UnreadableFile('This form could not be read.', { cause: error })
}

function isCutOff(part: unknown): boolean {
  return typeof part === 'object' && part !== null && 'valueTruncated' in part && part.valueTruncated === true
}

function textOf(part: unknown): string | undefined {
  if (typeof part !== 'object' || part === null || !('type' in part) || part.type !== 'field' || !('value' in part))
    return undefined
  return typeof part.value === 'string' ? part.value : JSON.stringify(part.value)
}

function sizeText(bytes: number): string {
  const megabytes = bytes / (1024 * 1024)
  return megabytes >= 1 ? `${Math.floor(megabytes)} MB` : `${Math.floor(bytes / 1024)} KB`
}

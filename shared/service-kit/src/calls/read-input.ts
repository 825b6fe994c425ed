import type { Call } from '@waymark/contracts/define-call'
import { type FlatTexts, fromText } from '@waymark/contracts/from-text'
import type { FastifyRequest } from 'fastify'
import { readForm, type Uploads } from './read-form.ts'

interface ReadInput {
  readonly ok: true
  readonly value: unknown
  readonly files: Uploads
}
type Unreadable = { readonly ok: false; readonly fields: Readonly<Record<string, string>> }

const noFiles: Uploads = {}

/** Reads what a request sends, from its path, query, JSON or form; not yet checked against the call's schema. */
export async function readInput(call: Call, request: FastifyRequest): Promise<ReadInput | Unreadable> {
  return call.form === 'multipart' ? readMultipart(call, request) : readPlain(call, request)
}

function readPlain(call: Call, request: FastifyRequest): ReadInput {
  const params = request.params as FlatTexts
  if (call.form === 'query') {
    return { ok: true, value: fromText(call.input, { ...(request.query as FlatTexts), ...params }), files: noFiles }
  }
  const body = request.body ?? {}
  const isPlain = typeof body === 'object' && !Array.isArray(body)
  const value = isPlain && hasAny(params) ? { ...body, ...fromText(call.input, params) } : body
  return { ok: true, value, files: noFiles }
}

async function readMultipart(call: Call, request: FastifyRequest): Promise<ReadInput | Unreadable> {
  const form = await readForm(call, request)
  if (!form.ok) return form
  const params = request.params as FlatTexts
  return { ok: true, value: fromText(call.input, { ...form.texts, ...params }), files: form.files }
}

function hasAny(texts: FlatTexts): boolean {
  for (const _ in texts) return true
  return false
}

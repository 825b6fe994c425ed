import type { Call, InputOf } from '@waymark/contracts/define-call'

/** Files of a multipart call, by field. */
export type CallFiles = Readonly<Record<string, File | readonly File[]>>

/** What a call sends and where, before any header. */
export interface CallRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly json?: unknown
  readonly form?: FormData
}

/** Puts `input` where the call expects it: path parameters, query, JSON body or multipart form. */
export function callRequest<C extends Call>(call: C, input: InputOf<C>, files: CallFiles = {}): CallRequest {
  const { path, rest } = fillPath(call.path, entriesOf(input))
  switch (call.form) {
    case 'query':
      return { method: call.method, url: withQuery(path, rest) }
    case 'json':
      return { method: call.method, url: path, json: Object.fromEntries(rest) }
    case 'multipart':
      return { method: call.method, url: path, form: formOf(rest, files) }
  }
}

type Entries = readonly (readonly [string, unknown])[]

function entriesOf(input: unknown): Entries {
  if (typeof input !== 'object' || input === null) return []
  return Object.entries(input).filter(([, value]) => value !== undefined)
}

function fillPath(path: string, entries: Entries): { readonly path: string; readonly rest: Entries } {
  const used = new Set<string>()
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    used.add(name)
    const value = entries.find(([key]) => key === name)?.[1]
    if (value === undefined || value === null) throw new Error(`${path} needs ${name}.`)
    return encodeURIComponent(String(value))
  })
  return { path: filled, rest: entries.filter(([key]) => !used.has(key)) }
}

function withQuery(path: string, entries: Entries): string {
  const query = new URLSearchParams()
  for (const [name, value] of entries) {
    for (const one of Array.isArray(value) ? value : [value]) query.append(name, textOf(one))
  }
  const text = query.toString()
  return text === '' ? path : `${path}?${text}`
}

function formOf(entries: Entries, files: CallFiles): FormData {
  const form = new FormData()
  // Text fields go first, so that the server has read them all when the first file starts.
  for (const [name, value] of entries) form.append(name, Array.isArray(value) ? JSON.stringify(value) : textOf(value))
  for (const [name, value] of Object.entries(files)) {
    for (const file of value instanceof File ? [value] : value) form.append(name, file, file.name)
  }
  return form
}

function textOf(value: unknown): string {
  if (value === null) return ''
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

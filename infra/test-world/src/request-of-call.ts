import type { Call } from '@waymark/contracts/define-call'
import type { InjectOptions } from 'fastify'

/** A file of a multipart form. */
export interface TestFile {
  readonly name: string
  readonly contentType: string
  readonly content: Uint8Array
}

export type TestFiles = Readonly<Record<string, TestFile | readonly TestFile[]>>

function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** A field as texts: a list of plain values repeats the field, an object is JSON. */
function textsOf(value: unknown): string[] {
  if (value === undefined || value === null) return []
  const isPlainList = Array.isArray(value) && value.length > 0 && value.every((item) => typeof item !== 'object')
  return isPlainList ? value.map(textOf) : [textOf(value)]
}

function formOf(fields: readonly (readonly [string, unknown])[], files: TestFiles): FormData {
  const form = new FormData()
  for (const [name, value] of fields) for (const text of textsOf(value)) form.append(name, text)
  for (const [name, given] of Object.entries(files)) {
    for (const file of [given].flat()) {
      form.append(name, new Blob([Buffer.from(file.content)], { type: file.contentType }), file.name)
    }
  }
  return form
}

/**
 * The request that a client makes for a call: path parameters, then query, JSON body or form according to the contract.
 */
export async function requestOfCall(
  call: Call,
  input: Readonly<Record<string, unknown>>,
  files: TestFiles = {},
): Promise<InjectOptions> {
  const inPath = new Set<string>()
  const path = call.path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    inPath.add(name)
    return encodeURIComponent(textOf(input[name] ?? '').toWellFormed())
  })
  const fields = Object.entries(input).filter(([name]) => !inPath.has(name))
  const { method } = call
  switch (call.form) {
    case 'query': {
      const query = new URLSearchParams()
      for (const [name, value] of fields) for (const text of textsOf(value)) query.append(name, text)
      return { method, url: query.size > 0 ? `${path}?${query}` : path }
    }
    case 'json':
      return { method, url: path, payload: Object.fromEntries(fields) }
    case 'multipart': {
      // Response encodes the form with its boundary, as a browser does.
      const body = new Response(formOf(fields, files))
      const contentType = body.headers.get('content-type') ?? ''
      return {
        method,
        url: path,
        payload: Buffer.from(await body.arrayBuffer()),
        headers: { 'content-type': contentType },
      }
    }
  }
}

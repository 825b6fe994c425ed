import { type FieldErrors, type FieldValues, set } from 'react-hook-form'
import type { CallError } from '../calls/call-error.ts'

type Sentences = Readonly<Record<string, string>>

/** Where an error without a field is shown. */
const formError = 'root.call'

/** Sentences by path, as react-hook-form keeps them. */
export function nestedErrors<Values extends FieldValues>(sentences: Sentences): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  for (const [path, message] of Object.entries(sentences)) {
    set(errors, path === '' ? formError : path, { type: 'call', message })
  }
  return errors
}

/** The same back again: sentences by dotted path, and the one that belongs to no field. */
export function flatErrors(errors: object): { readonly fields: Sentences; readonly message: string | undefined } {
  const fields: Record<string, string> = {}
  collect(errors, '', fields)
  const { [formError]: message, ...rest } = fields
  return { fields: rest, message }
}

function collect(node: object, path: string, found: Record<string, string>): void {
  const entries = Object.entries(node)
  for (const [key, part] of entries) {
    if (key === 'message' && typeof part === 'string') found[path] = part
    else if (typeof part === 'object' && part !== null && key !== 'ref')
      collect(part, path === '' ? key : `${path}.${key}`, found)
  }
}

/** `fieldOf` names the field that a refusal is about, by its word, and that of an input which is called otherwise. */
export function fieldOfPath(path: string, fieldOf: Sentences): string {
  const of = Object.keys(fieldOf).find((input) => path === input || path.startsWith(`${input}.`))
  return of === undefined ? path : `${fieldOf[of]}${path.slice(of.length)}`
}

/** What a refused call says, by field: at `field`, where the refusal is about one, else at `fields`; the path `''` is the form itself. */
export function refusalSentences(error: CallError, field: string | undefined, fields: Sentences): Sentences {
  if (field !== undefined) return { [field]: error.message }
  if (Object.keys(fields).length > 0) return fields
  if (!error.isUnknown) return { '': error.message }
  const what = error.status === 0 ? 'No answer came.' : error.message
  return { '': `${what} What you typed is kept, and it is safe to send it again.` }
}

import * as z from 'zod/mini'
import { fieldLimits } from './field-limits.ts'
import { sentenceOf } from './sentence-of.ts'

/** A valid input, or what is wrong with it: path (`lines.0.startTime`) to sentence. */
export type CheckedInput<Parsed> =
  | { readonly ok: true; readonly value: Parsed }
  | { readonly ok: false; readonly fields: Readonly<Record<string, string>> }

/**
 * Validates `value` against a call's input; the server answers 422 with `fields`, a form shows them beside its inputs.
 */
export function checkInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  value: unknown,
): CheckedInput<z.output<Schema>> {
  const parsed = z.safeParse(schema, value, {
    error: (issue) => sentenceOf(issue, fieldLimits(schema, (issue.path ?? []).map(String).join('.'))),
  })
  if (parsed.success) return { ok: true, value: parsed.data }
  return { ok: false, fields: fieldsOf(parsed.error.issues) }
}

function fieldsOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  const fields = new Map<string, string>()
  const add = (path: readonly PropertyKey[], sentence: string) => {
    const key = path.map(String).join('.')
    if (!fields.has(key)) fields.set(key, sentence)
  }
  for (const issue of issues) {
    if (issue.code !== 'unrecognized_keys') add(issue.path, issue.message)
    // A hostile body can contain thousands of unknown keys; a few are enough to report.
    else for (const key of issue.keys.slice(0, 10)) add([...issue.path, key.slice(0, 100)], 'This field is not known.')
  }
  return Object.fromEntries([...fields].slice(0, 100))
}

import type { Call } from '@waymark/contracts/define-call'
import * as z from 'zod/mini'

/**
 * Filters an answer by its contract: fields that it does not name are stripped, so that nothing leaks. With `strict`
 * (tests) they throw; wrong values always do.
 */
export function checkAnswer(call: Call, data: unknown, strict: boolean): unknown {
  const parsed = z.safeParse(call.output, data)
  if (!parsed.success)
    throw new Error(`The answer of ${call.path} breaks its contract: ${z.prettifyError(parsed.error)}`)
  if (strict) {
    const extra = firstExtraField(data, parsed.data, '')
    if (extra !== undefined)
      throw new Error(`The answer of ${call.path} holds "${extra}", which its contract does not name.`)
  }
  return parsed.data
}

function firstExtraField(original: unknown, stripped: unknown, path: string): string | undefined {
  if (typeof original !== 'object' || original === null || typeof stripped !== 'object' || stripped === null)
    return undefined
  const namedFields = new Map(Object.entries(stripped))
  for (const [key, value] of Object.entries(original)) {
    const here = path === '' ? key : `${path}.${key}`
    if (value === undefined) continue
    if (!namedFields.has(key)) return here
    const deeper = firstExtraField(value, namedFields.get(key), here)
    if (deeper !== undefined) return deeper
  }
  return undefined
}

import type { Call } from '@waymark/contracts/define-call'
import * as z from 'zod/mini'

/**
 * What may leave by the call's contract: fields that it does not name are stripped, so nothing leaks.
 * With `strict` (tests) they are a bug, as is a wrong value always.
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

function firstExtraField(given: unknown, kept: unknown, path: string): string | undefined {
  if (typeof given !== 'object' || given === null || typeof kept !== 'object' || kept === null) return undefined
  const keptFields = new Map(Object.entries(kept))
  for (const [key, value] of Object.entries(given)) {
    const here = path === '' ? key : `${path}.${key}`
    if (value === undefined) continue
    if (!keptFields.has(key)) return here
    const deeper = firstExtraField(value, keptFields.get(key), here)
    if (deeper !== undefined) return deeper
  }
  return undefined
}

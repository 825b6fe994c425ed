import type * as z from 'zod/mini'
import { invalidRequest } from './stripe-fault.ts'

/** Validates the parameters of a call as Stripe does: unknown, missing and malformed ones are refused by name. */
export function readParams<Schema extends z.ZodMiniType>(schema: Schema, given: unknown): z.output<Schema> {
  const read = schema.safeParse(given)
  if (read.success) return read.data
  const [issue] = read.error.issues
  const path = issue?.path.map(String) ?? []
  if (issue?.code === 'unrecognized_keys') {
    const param = bracketed([...path, issue.keys[0] ?? ''])
    throw invalidRequest(`Received unknown parameter: ${param}`, { code: 'parameter_unknown', param })
  }
  const param = bracketed(path)
  const isMissing = issue?.code === 'invalid_type' && issue.input === undefined && !holds(given, path)
  if (isMissing) throw invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param })
  throw invalidRequest(`Invalid ${param}: ${issue?.message ?? 'cannot be read'}`, { param })
}

function holds(given: unknown, path: readonly string[]): boolean {
  let at: unknown = given
  for (const key of path) {
    if (typeof at !== 'object' || at === null) return false
    at = Object.entries(at).find(([name]) => name === key)?.[1]
  }
  return at !== undefined
}

function bracketed([first = '', ...rest]: readonly string[]): string {
  return first + rest.map((key) => `[${key}]`).join('')
}

import type * as z from 'zod/mini'
import type { FieldLimits } from './field-limits.ts'

/**
 * What is wrong with one field, in plain words. The default where a schema has no sentence of its own, for the server
 * (422) and for forms. `limits` are those of the field: the sentence for a number names both bounds.
 */
export function sentenceOf(issue: z.core.$ZodRawIssue, limits: FieldLimits | null = null): string {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined || issue.input === null ? 'Please fill this in.' : wantedType(issue.expected)
    case 'too_small':
      return bounds(limits) ?? tooSmall(issue.origin, Number(issue.minimum), issue.inclusive ?? true)
    case 'too_big':
      return bothBounds(limits) ?? tooBig(issue.origin, Number(issue.maximum), issue.inclusive ?? true)
    case 'invalid_value':
      return issue.values.length <= 8 ? `Choose one of these: ${issue.values.join(', ')}.` : 'Choose one from the list.'
    case 'not_multiple_of':
      return `Use steps of ${issue.divisor}.`
    case 'unrecognized_keys':
      return 'This field is not known.'
    case 'invalid_format':
      return issue.format === 'datetime' ? 'Give an instant such as 2026-11-24T09:15:00Z.' : 'This is not valid.'
    default:
      return 'This is not valid.'
  }
}

function wantedType(expected: string): string {
  switch (expected) {
    case 'string':
      return 'Give text.'
    case 'number':
      return 'Give a number.'
    case 'int':
      return 'Give a whole number.'
    case 'boolean':
      return 'Give yes or no.'
    case 'array':
      return 'Give a list.'
    default:
      return 'This is not valid.'
  }
}

function bounds(limits: FieldLimits | null): string | undefined {
  return bothBounds(limits) ?? (limits?.minimum === undefined ? undefined : `Use ${limits.minimum} or more.`)
}

function bothBounds(limits: FieldLimits | null): string | undefined {
  if (limits?.minimum === undefined || limits.maximum === undefined) return undefined
  return `Use ${limits.minimum} to ${limits.maximum}.`
}

function tooSmall(origin: string, minimum: number, inclusive: boolean): string {
  if (origin === 'string') return minimum <= 1 ? 'Please fill this in.' : `Use at least ${minimum} characters.`
  if (origin === 'array') return `Choose at least ${minimum}.`
  return inclusive ? `Use ${minimum} or more.` : `Use more than ${minimum}.`
}

function tooBig(origin: string, maximum: number, inclusive: boolean): string {
  if (origin === 'string') return `Use at most ${maximum} characters.`
  if (origin === 'array') return `Choose at most ${maximum}.`
  return inclusive ? `Use ${maximum} or less.` : `Use less than ${maximum}.`
}

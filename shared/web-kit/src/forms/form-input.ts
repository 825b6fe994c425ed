import { checkInput } from '@waymark/contracts/check-input'
import type { FormCall, InputOf } from '@waymark/contracts/define-call'
import { takesNull } from '@waymark/contracts/field-limits'
import type { CallFiles } from '../calls/call-request.ts'

/**
 * An input as a form makes it: a field may be empty yet (`null`, `''`), lists may be read-only. The contract's schema
 * says at the field what is missing; an empty text goes as `null` where the contract has room for it.
 */
export type FormInput<Input> = Input extends readonly (infer Item)[]
  ? readonly FormInput<Item>[]
  : Input extends object
    ? { readonly [Key in keyof Input]: FormInput<Input[Key]> | null | undefined | '' }
    : Input

/** What a form sends. */
export interface Prepared {
  readonly input: unknown
  readonly files: CallFiles
}

/** Empty texts as `null` where the schema takes that; fields of `values` that are files apart from the input. */
export function preparedInput(call: FormCall, input: object): Prepared {
  const files: Record<string, File | readonly File[]> = {}
  const entries: [string, unknown][] = []
  for (const [key, value] of Object.entries(input)) {
    if (!(key in call.files)) entries.push([key, value === '' && takesNull(call.input, key) ? null : value])
    else if (value instanceof File || isFiles(value)) files[key] = value
  }
  return { input: Object.fromEntries(entries), files }
}

function isFiles(value: unknown): value is readonly File[] {
  return Array.isArray(value) && value.length > 0 && value.every((one) => one instanceof File)
}

/** The check by the schema has seen all of it. */
export function isInputOf<C extends FormCall>(call: C, input: unknown): input is InputOf<C> {
  return checkInput(call.input, input).ok
}

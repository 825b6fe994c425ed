import type { FormCall } from '@waymark/contracts/define-call'
import { fieldLimits } from '@waymark/contracts/field-limits'
import type { FieldOf } from './form-handle.ts'

type Limits = Omit<FieldOf<unknown>, 'name' | 'value' | 'onChange'>

/** The limits that the call's schema sets to a field, as a field of `ui` takes them. */
export function fieldLimitsOf(call: FormCall, name: string): Limits {
  const limits = fieldLimits(call.input, name)
  if (!limits) return {}
  const { isOptional, maxLength, minimum, maximum, isWhole } = limits
  return {
    ...(isOptional ? { isOptional } : {}),
    ...(maxLength === undefined ? {} : { maxCharacters: maxLength }),
    ...(minimum === undefined ? {} : { minValue: minimum }),
    ...(maximum === undefined ? {} : { maxValue: maximum }),
    ...(isWhole ? { isWhole } : {}),
  }
}

import { renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { CallError } from '../calls/call-error.ts'
import { useFormErrors } from './use-form-errors.ts'

const refusal = (name: string, fields = {}) => new CallError({ name, message: 'Not so.', status: 422, fields })
const fieldOf = { EmailTaken: 'email' }
const faultsOf = (error: CallError | null, found?: Record<string, string>) =>
  renderHook(() => useFormErrors(error, fieldOf, found)).result.current

test('a refusal shows at its field, at the field it is about, or above the form', () => {
  expect(faultsOf(null)).toEqual({ errors: undefined, message: undefined })
  expect(faultsOf(refusal('NotValid', { phone: 'Too short.' })).errors).toEqual({ phone: 'Too short.' })
  expect(faultsOf(refusal('EmailTaken'))).toEqual({ errors: { email: 'Not so.' }, message: undefined })
  expect(faultsOf(refusal('TooMany'))).toEqual({ errors: undefined, message: 'Not so.' })
})

test('the form’s own errors come before an older refusal', () => {
  expect(faultsOf(refusal('TooMany'), { name: 'Write a name.' })).toEqual({
    errors: { name: 'Write a name.' },
    message: undefined,
  })
})

test('the same error is the same object, a new one is another', () => {
  const known = refusal('EmailTaken')
  const { result, rerender } = renderHook(({ error }) => useFormErrors(error, fieldOf), {
    initialProps: { error: known },
  })
  const first = result.current.errors
  rerender({ error: known })
  expect(result.current.errors).toBe(first)
  rerender({ error: refusal('EmailTaken') })
  expect(result.current.errors).not.toBe(first)
})

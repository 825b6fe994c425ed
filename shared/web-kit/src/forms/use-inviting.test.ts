import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CallError } from '../calls/call-error.ts'
import { useInviting } from './use-inviting.ts'

const idle = { error: null, data: undefined, reset: () => {} }

test('sends valid addresses, and says which are not', () => {
  const send = vi.fn()
  const { result, rerender } = renderHook(({ emails }) => useInviting({ emails, invite: idle, send }), {
    initialProps: { emails: 'hemi@example.org, nobody' },
  })
  act(() => result.current.form.onSubmit())
  expect(result.current.form.errors?.emails).toContain('nobody')
  expect(send).not.toHaveBeenCalled()
  rerender({ emails: 'hemi@example.org\nmere@example.org' })
  act(() => result.current.form.onSubmit())
  expect(result.current.form.errors).toBeUndefined()
  expect(send).toHaveBeenCalledExactlyOnceWith(['hemi@example.org', 'mere@example.org'])
})

test('shows a refusal at its field, or above the form when it has none', () => {
  const refused = (fields: Record<string, string>) =>
    new CallError({ name: 'NotValid', message: 'Too many today.', status: 422, fields })
  const shown = (error: CallError) =>
    renderHook(() => useInviting({ emails: '', invite: { ...idle, error }, send: () => {} })).result.current.form
  expect(shown(refused({ message: 'Shorter, please.' }))).toMatchObject({
    errors: { message: 'Shorter, please.' },
    message: undefined,
  })
  expect(shown(refused({})).message).toBe('Too many today.')
})

test('puts the outcome for each address into words', () => {
  const outcome = (invited: string[], tooSoon: string[]) =>
    renderHook(() => useInviting({ emails: '', invite: { ...idle, data: { invited, tooSoon } }, send: () => {} }))
      .result.current.outcome
  expect(outcome(['a@b.nz'], [])).toEqual({ tone: 'success', title: '1 invitation is on the way.', tooSoon: null })
  expect(outcome([], ['a@b.nz', 'c@d.nz'])).toMatchObject({
    tone: 'info',
    title: 'Nothing was sent.',
    tooSoon: expect.stringContaining('a@b.nz, c@d.nz'),
  })
})

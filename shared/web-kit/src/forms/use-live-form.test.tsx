import { QueryClientProvider } from '@tanstack/react-query'
import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import { signedIn } from '@waymark/contracts/access'
import { defineCall } from '@waymark/contracts/define-call'
import { optionalText } from '@waymark/contracts/shapes'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { createQueryClient } from '../calls/query-client.ts'
import { FakeGateway } from '../testing/fake-gateway.ts'
import { useForm } from './use-form.ts'
import { type FormProblem, useLiveForm } from './use-live-form.ts'

const call = defineCall({
  method: 'POST',
  path: '/api/test/book-visit',
  summary: 'A visit to an address',
  access: signedIn,
  changes: [],
  isFilledIn: true,
  input: () => z.strictObject({ street: optionalText(100), time: optionalText(5) }),
  output: () => z.object({ street: z.string() }),
  refusals: { AlreadyBooked: 'Booked.', Closed: 'Closed.' },
})

const gateway = { current: new FakeGateway() }
beforeEach(() => {
  sessionStorage.clear()
  gateway.current = new FakeGateway().answer(call, ({ street }) => ({ street }))
  vi.stubGlobal('fetch', (request: Request) => gateway.current.fetch(request))
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

interface Visit {
  readonly street: string
  readonly time: string
}

function problemsOf({ street, time }: Visit): readonly FormProblem<keyof Visit>[] {
  return [
    ...(street === '' ? [{ field: 'street' as const, message: 'Write the street.', isOpen: true }] : []),
    ...(street.includes('?') ? [{ field: 'street' as const, message: 'Which one?', isOpen: false }] : []),
    ...(time === '25:00' ? [{ field: 'time' as const, message: 'No such time.', isOpen: false, isAtOnce: true }] : []),
  ]
}

function renderVisit() {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  const { result } = renderHook(
    () => {
      const form = useForm(call, {
        values: { street: '', time: '' },
        draft: 'visit',
        check: (typed) => Object.fromEntries(problemsOf(typed).map(({ field, message }) => [field, message])),
        fieldOf: { AlreadyBooked: 'time' },
      })
      return { form, live: useLiveForm(form, problemsOf(form.values)) }
    },
    { wrapper },
  )
  return {
    live: () => result.current.live,
    type: (changes: Partial<Visit>) => act(async () => result.current.form.change(changes)),
    send: async () => {
      await act(() => result.current.form.submit())
      await waitFor(() => expect(result.current.form.isPending).toBe(false))
    },
  }
}

test('a typed answer is judged once its field was left, a chosen one at once, and an empty one after an attempt', async () => {
  const { live, type, send } = renderVisit()
  await type({ street: 'Which?', time: '25:00' })
  expect(live().props.errors).toEqual({ time: 'No such time.' })
  act(() => live().field('street').onBlur())
  expect(live().field('street').errorMessage).toBe('Which one?')
  await type({ street: '', time: '' })
  expect(live().shown).toEqual([])
  await send()
  expect(live().props).toMatchObject({ errors: { street: 'Write the street.' }, attempts: 1 })
  expect(gateway.current.inputsOf(call)).toEqual([])
})

test('a refusal stands at its field or above the form, and is over with the next change', async () => {
  const refuse = (name: string) => gateway.current.answer(call, () => ({ status: 409, name, message: 'Not so.' }))
  const { live, type, send } = renderVisit()
  await type({ street: '1 Bay Road' })
  refuse('AlreadyBooked')
  await send()
  expect(live().mark('time').errorMessage).toBe('Not so.')
  refuse('Closed')
  await send()
  expect(live().props).toMatchObject({ errors: {}, message: 'Not so.' })
  await type({ street: '2 Bay Road' })
  expect(live().props.message).toBeUndefined()
})

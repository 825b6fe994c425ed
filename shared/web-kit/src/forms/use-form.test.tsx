import { QueryClientProvider } from '@tanstack/react-query'
import { act, render, renderHook, screen, waitFor } from '@testing-library/react'
import { signedIn } from '@waymark/contracts/access'
import { defineCall } from '@waymark/contracts/define-call'
import { optionalText, text, timeOfDay } from '@waymark/contracts/shapes'
import type { ReactNode } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { noAnswerError } from '../calls/call-error.ts'
import { useConnection } from '../calls/connection.ts'
import { createQueryClient } from '../calls/query-client.ts'
import { clearNotices, notify, useNotices } from '../live/notices.ts'
import { createMemoryRouter, RouterProvider } from '../page/router.ts'
import { FakeGateway, type FakeRefusal } from '../testing/fake-gateway.ts'
import { type FormOptions, useForm } from './use-form.ts'

const call = defineCall({
  method: 'POST',
  path: '/api/test/save-thing',
  summary: 'A thing with one of each field',
  access: signedIn,
  changes: [],
  isFilledIn: true,
  input: () =>
    z.strictObject({
      version: z._default(z.nullable(z.int()), null),
      title: text(20),
      note: z.nullable(optionalText(500)),
      age: z.nullable(z.int().check(z.gte(0), z.lte(115))),
      priceCents: z.int(),
      lines: z._default(z.array(z.strictObject({ startTime: timeOfDay() })), []),
      newPassword: z.optional(z.string()),
      goesOn: z.optional(z.boolean()),
    }),
  output: () => z.object({ title: z.string() }),
  refusals: { ChangedMeanwhile: 'Changed.', TitleTaken: 'Taken.', HasBookings: 'It has bookings.' },
})

interface Thing {
  readonly title: string
  readonly note: string
  readonly age: number | null
  readonly dollars: number | null
  readonly isFree: boolean
  readonly lines: readonly { readonly startTime: string }[]
  readonly newPassword: string
}
const empty: Thing = { title: '', note: '', age: null, dollars: 0, isFree: false, lines: [], newPassword: '' }

const gateway = { current: new FakeGateway() }
beforeEach(() => {
  sessionStorage.clear()
  gateway.current = new FakeGateway().answer(call, ({ title }) => ({ title }))
  vi.stubGlobal('fetch', (request: Request) => gateway.current.fetch(request))
})
type Given = Partial<FormOptions<typeof call, Thing>>

function useThingForm(given: Given) {
  return useForm(call, {
    values: empty,
    toInput: ({ dollars, isFree, newPassword, ...typed }) => ({
      ...typed,
      priceCents: isFree ? 0 : Math.round((dollars ?? 0) * 100),
      ...(newPassword === '' ? {} : { newPassword }),
    }),
    fieldOf: { priceCents: 'dollars', TitleTaken: 'title' },
    asks: ['HasBookings'],
    draft: 'thing',
    ...given,
  })
}

function renderForm(given: Given = {}) {
  const client = createQueryClient()
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  )
  return renderHook((options: Given) => useThingForm(options), { initialProps: given, wrapper })
}

type Rendered = ReturnType<typeof renderForm>
const refusal = (name: string, fields: Record<string, string> = {}): FakeRefusal => ({
  status: 409,
  name,
  message: 'Not so.',
  fields,
})
const type = ({ result }: Rendered, changes: Partial<Thing>) => act(async () => result.current.change(changes))
const press = async ({ result }: Rendered, refusals = {}) => {
  await act(async () => result.current.props.onAttempt(refusals))
  await waitFor(() => expect(result.current.isPending).toBe(false))
}
const propsOf = ({ result }: Rendered) => result.current.props
const sent = () => gateway.current.inputsOf(call)
const keysSent = () => gateway.current.requestsOf(call).map(({ idempotencyKey }) => idempotencyKey)

describe('what is wrong', () => {
  test('the schema of the contract is asked before anything is sent, at each field by its path', async () => {
    const form = renderForm()
    await type(form, { age: 200, lines: [{ startTime: '09:00' }, { startTime: '9' }] })
    await press(form)
    expect(propsOf(form).errors).toEqual({
      title: 'Write something here.',
      age: 'Use 0 to 115.',
      'lines.1.startTime': 'Write a time such as 09:15.',
    })
    expect(sent()).toEqual([])
  })

  test('takes an earlier success off the page', async () => {
    clearNotices()
    notify('success', 'Saved.')
    await press(renderForm())
    expect(useNotices.getState().open).toEqual(new Set())
  })

  test('what the form finds itself, and what its fields refuse, stand beside it', async () => {
    const form = renderForm({ check: ({ isFree }) => ({ isFree: isFree ? undefined : 'Say that it is free.' }) })
    await press(form, { age: '200 is too high. Use 0 to 115.' })
    expect(propsOf(form).errors).toEqual({
      title: 'Write something here.',
      isFree: 'Say that it is free.',
      age: '200 is too high. Use 0 to 115.',
    })
  })

  test('fields of a refused call stand at their fields, also of an input that is called otherwise', async () => {
    gateway.current.answer(call, () => ({
      ...refusal('NotValid', { priceCents: 'Too much.', 'lines.0.startTime': 'Not open then.' }),
      status: 422,
    }))
    const form = renderForm()
    await type(form, { title: 'Swimming' })
    await press(form)
    expect(propsOf(form)).toMatchObject({
      errors: { dollars: 'Too much.', 'lines.0.startTime': 'Not open then.' },
      message: undefined,
    })
  })

  test('a path whose row depends on what is typed is placed by the form', async () => {
    const lines = [{ startTime: '9' }]
    const form = renderForm({
      values: { ...empty, title: 'Swimming', lines },
      pathOf: (path, typed) => path.replace('lines.0', `row-${typed.lines.length}`),
    })
    await press(form)
    expect(propsOf(form).errors).toEqual({ 'row-1.startTime': 'Write a time such as 09:15.' })
  })

  test('a refusal stands at the field that it is about, or is the message of the form', async () => {
    const form = renderForm()
    await type(form, { title: 'Swimming' })
    gateway.current.answer(call, () => refusal('TitleTaken'))
    await press(form)
    expect(propsOf(form)).toMatchObject({ errors: { title: 'Not so.' }, message: undefined })
    gateway.current.answer(call, () => refusal('ChangedMeanwhile'))
    await press(form)
    expect(propsOf(form)).toMatchObject({ errors: {}, message: 'Not so.' })
  })

  test('the same errors are the same object, those of the next attempt another', async () => {
    const form = renderForm()
    await press(form)
    const first = propsOf(form).errors
    form.rerender({})
    expect(propsOf(form).errors).toBe(first)
    await press(form)
    expect(propsOf(form).errors).toEqual(first)
    expect(propsOf(form).errors).not.toBe(first)
  })
})

describe('what is corrected', () => {
  const threeThings = async (form: Rendered) => {
    await type(form, { age: 200, lines: [{ startTime: '9' }] })
    await press(form)
    return propsOf(form).attempts
  }

  test('goes as it is typed, without another attempt; what is newly wrong waits for one', async () => {
    const form = renderForm()
    const attempts = await threeThings(form)
    await type(form, { title: 'Swimming' })
    await waitFor(() =>
      expect(propsOf(form).errors).toEqual({
        age: 'Use 0 to 115.',
        'lines.0.startTime': 'Write a time such as 09:15.',
      }),
    )
    await type(form, { age: 20, title: 'Swimming with a name that is much too long', lines: [{ startTime: '09:00' }] })
    await waitFor(() => expect(propsOf(form).errors).toEqual({}))
    expect(propsOf(form).attempts).toBe(attempts)
    expect(sent()).toEqual([])
  })

  test('is not said of what is wrong for another reason by now', async () => {
    const form = renderForm()
    await threeThings(form)
    expect(propsOf(form).errors.title).toBe('Write something here.')
    await type(form, { title: 'Swimming with a name that is much too long' })
    await waitFor(() => expect(propsOf(form).errors.title).toBeUndefined())
  })

  test('comes back when it is wrong again', async () => {
    const form = renderForm()
    await threeThings(form)
    await type(form, { age: 20 })
    await waitFor(() => expect(propsOf(form).errors.age).toBeUndefined())
    await type(form, { age: 300 })
    await waitFor(() => expect(propsOf(form).errors.age).toBe('Use 0 to 115.'))
  })

  test('what only the server knows of goes with another value, and what a field refuses too', async () => {
    const form = renderForm()
    await type(form, { title: 'Swimming' })
    gateway.current.answer(call, () => refusal('TitleTaken'))
    await press(form)
    await type(form, { note: 'With a friend.' })
    expect(propsOf(form).errors).toEqual({ title: 'Not so.' })
    await type(form, { title: 'Rowing' })
    await waitFor(() => expect(propsOf(form).errors).toEqual({}))
    await press(form, { age: '200 is too high. Use 0 to 115.' })
    await type(form, { age: 20 })
    await waitFor(() => expect(propsOf(form).errors).toEqual({}))
  })
})

describe('fields', () => {
  test('a field knows its value and its limits by the contract', () => {
    const { field, tick } = renderForm({ values: { ...empty, title: 'Swimming', lines: [{ startTime: '09:00' }] } })
      .result.current
    expect(field('title')).toMatchObject({ name: 'title', value: 'Swimming', maxCharacters: 20 })
    expect(field('title').isOptional).toBeUndefined()
    expect(field('note')).toMatchObject({ isOptional: true, maxCharacters: 500 })
    expect(field('age')).toMatchObject({ value: null, minValue: 0, maxValue: 115, isWhole: true })
    expect(field('lines.0.startTime')).toMatchObject({ name: 'lines.0.startTime', value: '09:00' })
    expect(tick('isFree')).toMatchObject({ name: 'isFree', isSelected: false })
  })

  test('typing changes one field, and nothing of what was given', async () => {
    const lines = [{ startTime: '09:00' }]
    const form = renderForm({ values: { ...empty, lines } })
    await act(async () => form.result.current.field('lines.0.startTime').onChange('10:00'))
    await act(async () => form.result.current.tick('isFree').onChange(true))
    expect(form.result.current.values).toMatchObject({ lines: [{ startTime: '10:00' }], isFree: true })
    await type(form, { lines: [...form.result.current.values.lines, { startTime: '11:00' }] })
    await act(async () => form.result.current.field('lines.1.startTime').onChange('12:00'))
    expect(form.result.current.values.lines).toEqual([{ startTime: '10:00' }, { startTime: '12:00' }])
    expect(lines).toEqual([{ startTime: '09:00' }])
  })

  test('an empty text goes as null where the contract has room for that', async () => {
    const form = renderForm()
    await type(form, { title: 'Swimming' })
    await press(form)
    expect(sent()).toMatchObject([{ title: 'Swimming', note: null }])
  })
})

describe('sending', () => {
  test('a second press while one is under way does nothing, not even at the same moment', async () => {
    const form = renderForm()
    await type(form, { title: 'Swimming' })
    await act(async () => {
      propsOf(form).onAttempt({})
      propsOf(form).onAttempt({})
    })
    await waitFor(() => expect(form.result.current.isPending).toBe(false))
    expect(sent()).toHaveLength(1)
  })

  test('the same input has the same idempotency key until it succeeds; another input has another', async () => {
    const form = renderForm()
    gateway.current.answer(call, () => refusal('ChangedMeanwhile'))
    await type(form, { title: 'Swimming' })
    await press(form)
    await press(form)
    await type(form, { title: 'Rowing' })
    await press(form)
    gateway.current.answer(call, ({ title }) => ({ title }))
    await press(form)
    await press(form)
    const [first, again, edited, succeeded, next] = keysSent()
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(again).toBe(first)
    expect(edited).not.toBe(first)
    expect(succeeded).toBe(edited)
    expect(next).not.toBe(edited)
  })

  test('the answer comes with what was sent, and the form can be emptied for the next', async () => {
    const onSuccess = vi.fn<NonNullable<Given['onSuccess']>>((_answer, { reset }) => reset())
    const form = renderForm({ onSuccess })
    await type(form, { title: 'Swimming' })
    await press(form)
    expect(onSuccess.mock.calls[0]?.[0]).toEqual({ title: 'Swimming' })
    expect(onSuccess.mock.calls[0]?.[1].values.title).toBe('Swimming')
    expect(form.result.current).toMatchObject({ values: empty, isDirty: false })
  })

  test('what has to be sent first is sent once the form is checked, and its answer goes with the input', async () => {
    const before = vi.fn(async () => ({ version: 8 }))
    const form = renderForm({ before })
    await press(form)
    expect(before).not.toHaveBeenCalled()
    await type(form, { title: 'Swimming' })
    await press(form)
    expect(before).toHaveBeenCalledOnce()
    expect(sent()).toMatchObject([{ title: 'Swimming', version: 8 }])
  })

  test('a refusal is said where the form is gone by the time it comes', async () => {
    clearNotices()
    gateway.current.answer(call, () => refusal('ChangedMeanwhile'))
    const form = renderForm()
    await type(form, { title: 'Swimming' })
    act(() => propsOf(form).onAttempt({}))
    form.unmount()
    await waitFor(() => expect(useNotices.getState().list.map(({ text }) => text)).toEqual(['Not so.']))
  })

  test('a refusal that is a question waits for its answer', async () => {
    gateway.current.answer(call, ({ title, goesOn }) => (goesOn ? { title } : refusal('HasBookings')))
    const form = renderForm()
    await type(form, { title: 'Swimming' })
    await press(form)
    expect(propsOf(form)).toMatchObject({ errors: {}, message: undefined })
    expect(form.result.current.question?.name).toBe('HasBookings')
    await act(async () => form.result.current.submit({ goesOn: true }))
    expect(form.result.current.question).toBeNull()
    expect(sent().at(-1)).toMatchObject({ goesOn: true })
  })

  test('offline it is tried at once, says what is kept, and is not sent later by itself', async () => {
    const form = renderForm()
    await type(form, { title: 'Swimming' })
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const fetch = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
    vi.stubGlobal('fetch', fetch)
    await press(form)
    expect(fetch).toHaveBeenCalledOnce()
    expect(propsOf(form).message).toBe(
      'You are offline. Nothing was sent; what you typed is kept. Send it again once the connection is back.',
    )
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true)
    await act(async () => window.dispatchEvent(new Event('online')))
    expect(fetch).toHaveBeenCalledOnce()
    expect(form.result.current.values.title).toBe('Swimming')
  })

  test('offline before the sending, it does not say that anything loads by itself', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    const form = renderForm({ before: () => Promise.reject(noAnswerError('answer', true)) })
    await type(form, { title: 'Swimming' })
    await press(form)
    expect(sent()).toEqual([])
    expect(propsOf(form).message).toMatch(/^You are offline\. Nothing was sent/)
  })

  test('a lost answer to what is asked first says that nothing was sent', async () => {
    for (const lost of [noAnswerError('answer', false), noAnswerError('change', false)]) {
      const form = renderForm({ before: () => Promise.reject(lost) })
      await type(form, { title: 'Swimming' })
      await press(form)
      expect(sent()).toEqual([])
      expect(propsOf(form)).toMatchObject({ isUnknown: false, message: 'No answer came. Try again in a moment.' })
    }
  })

  test('a lost answer is said once, without a claim that nothing was saved', async () => {
    const form = renderForm()
    await type(form, { title: 'Swimming' })
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    await press(form)
    expect(propsOf(form)).toMatchObject({
      isUnknown: true,
      message: 'No answer came. What you typed is kept, and it is safe to send it again.',
    })
    expect(useConnection.getState().fault).toBeNull()
  })
})

describe('what is typed', () => {
  test('comes back after the page is gone, and after a failed save; never a password', async () => {
    gateway.current.answer(call, () => refusal('ChangedMeanwhile'))
    const first = renderForm()
    await type(first, { title: 'Swimming', newPassword: 'secret-of-mine' })
    await press(first)
    first.unmount()
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('secret-of-mine')
    const { isRestored, values } = renderForm().result.current
    expect({ isRestored, values }).toEqual({ isRestored: true, values: { ...empty, title: 'Swimming' } })
  })

  test('is forgotten once it is saved, and when it is taken back', async () => {
    const form = renderForm()
    await type(form, { title: 'Swimming' })
    expect(sessionStorage).toHaveLength(1)
    await type(form, { title: '' })
    expect(sessionStorage).toHaveLength(0)
    await type(form, { title: 'Swimming' })
    await press(form)
    expect(sessionStorage).toHaveLength(0)
  })

  test('stays when somebody else saves: other fields follow, and their change of the same field is told', async () => {
    const form = renderForm()
    await type(form, { title: 'Swimming' })
    form.rerender({ values: { ...empty, title: 'Rowing', note: 'Theirs' } })
    await waitFor(() => expect(form.result.current.values).toMatchObject({ title: 'Swimming', note: 'Theirs' }))
    expect(propsOf(form).conflicts).toEqual({ title: 'Rowing' })
    form.unmount()
    const back = renderForm({ values: { ...empty, title: 'Rowing', note: 'Theirs' } })
    expect(propsOf(back).conflicts).toEqual({ title: 'Rowing' })
    await press(back)
    expect(propsOf(back).conflicts).toEqual({})
  })

  test('is what is saved once it was sent; what the server made of it follows', async () => {
    const form = renderForm()
    await type(form, { title: ' Swimming ' })
    await press(form)
    expect(form.result.current.isDirty).toBe(false)
    form.rerender({ values: { ...empty, title: 'Swimming' } })
    await waitFor(() => expect(form.result.current.values.title).toBe('Swimming'))
    expect(propsOf(form).conflicts).toEqual({})
  })

  test('is what is saved where the answer was lost, also with spaces at its ends', async () => {
    const form = renderForm()
    await type(form, { title: 'Swimming ', note: ' By bus.\n' })
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('Failed to fetch')))
    await press(form)
    form.rerender({ values: { ...empty, title: 'Swimming', note: 'By bus.' } })
    await waitFor(() => expect(form.result.current.isDirty).toBe(false))
    expect(propsOf(form).conflicts).toEqual({})
    expect(form.result.current.values).toMatchObject({ title: 'Swimming', note: 'By bus.' })
  })

  test('belongs to its draft: another name on the same screen shows what lies there', async () => {
    const form = renderForm()
    await type(form, { title: 'Swimming' })
    form.rerender({ draft: 'another' })
    await waitFor(() => expect(form.result.current.values.title).toBe(''))
    form.rerender({ draft: 'thing' })
    await waitFor(() => expect(form.result.current.values.title).toBe('Swimming'))
  })
})

describe('leaving', () => {
  function Question({ onStay, onLeave }: { readonly onStay: () => void; readonly onLeave: () => void }) {
    return (
      <>
        <button type="button" onClick={onStay}>
          Stay here
        </button>
        <button type="button" onClick={onLeave}>
          Yes, leave
        </button>
      </>
    )
  }

  function renderPages({ isDrafted, onSuccess }: { isDrafted: boolean; onSuccess?: () => void }) {
    function Page() {
      const form = useForm(call, {
        values: empty,
        toInput: ({ title }) => ({ title, note: null, age: null, priceCents: 0 }),
        ...(isDrafted ? { draft: 'thing' } : {}),
        ...(onSuccess ? { onSuccess } : {}),
      })
      const { LeaveGuard } = form.props
      return (
        <>
          <button type="button" onClick={() => form.change({ title: 'Swimming' })}>
            Type
          </button>
          <button type="button" onClick={() => form.change({ newPassword: 'a new one' })}>
            Type a password
          </button>
          <button type="button" onClick={() => form.props.onAttempt({})}>
            Save
          </button>
          {LeaveGuard && <LeaveGuard Question={Question} />}
        </>
      )
    }
    const router = createMemoryRouter([
      { path: '/', Component: Page },
      { path: '/other', element: <p>Other page</p> },
    ])
    render(
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>,
    )
    return router
  }
  const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())
  const closing = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }

  test('asks where what is typed is kept nowhere, in the app and when the tab closes', async () => {
    const router = renderPages({ isDrafted: false })
    expect(closing()).toBe(false)
    await press('Type')
    expect(closing()).toBe(true)
    await act(() => router.navigate('/other'))
    await press('Stay here')
    expect(router.state.location.pathname).toBe('/')
    expect(screen.queryByRole('button', { name: 'Stay here' })).toBeNull()
    await act(() => router.navigate('/other'))
    await press('Yes, leave')
    await screen.findByText('Other page')
    expect(closing()).toBe(false)
  })

  test('does not ask for a password alone', async () => {
    const router = renderPages({ isDrafted: false })
    await press('Type a password')
    expect(closing()).toBe(false)
    await act(() => router.navigate('/other'))
    expect(screen.getByText('Other page')).toBeVisible()
  })

  test('does not ask where a draft is kept', async () => {
    const router = renderPages({ isDrafted: true })
    await press('Type')
    expect(closing()).toBe(false)
    await act(() => router.navigate('/other'))
    expect(screen.getByText('Other page')).toBeInTheDocument()
  })

  test('does not ask once it is saved, not even when saving leads on', async () => {
    const leads: { on?: () => void } = {}
    const router = renderPages({ isDrafted: false, onSuccess: () => leads.on?.() })
    leads.on = () => void router.navigate('/other')
    await press('Type')
    await press('Save')
    await screen.findByText('Other page')
  })
})

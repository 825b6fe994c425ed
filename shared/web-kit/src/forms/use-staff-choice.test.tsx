import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../calls/query-client.ts'
import { FakeGateway } from '../testing/fake-gateway.ts'
import { sampleBooking } from '../testing/sample-booking.ts'
import { useStaffChoice } from './use-staff-choice.ts'

const [sina] = sampleBooking.staff
const tane = { userProfileId: 22, firstName: 'Tāne', lastName: 'Wiremu' }

function renderChoice(gateway: FakeGateway, onDone: () => void, replaced = sina ?? null) {
  vi.stubGlobal('fetch', gateway.fetch)
  const client = createQueryClient()
  return renderHook(() => useStaffChoice({ detail: sampleBooking, replaced, onDone }), {
    wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
  }).result
}

type NotFree = 'notOnService' | 'busy' | 'away' | 'notAtWork' | null

const teamOf = (...team: (typeof tane & { readonly notFree: NotFree })[]) =>
  new FakeGateway().answer(bookingTeam.getStaffForBooking, () => ({
    people: team.map((person) => ({ ...person, busyStartDateTime: null, busyEndDateTime: null, lacks: [] })),
    canGoCount: team.filter(({ notFree }) => notFree === null || notFree === 'notAtWork').length,
  }))
const free = { ...tane, notFree: null }

const send = (result: { current: ReturnType<typeof useStaffChoice> }) =>
  act(async () => result.current.form.props.onAttempt({}))
const choose = (result: { current: ReturnType<typeof useStaffChoice> }, person: typeof tane | null) =>
  act(async () => result.current.form.change({ person }))

test('offers who is free, and sends them with a reason', async () => {
  const onDone = vi.fn()
  const gateway = teamOf(free).answer(booking.updateBookingStaff, () => ({ staff: [tane] }))
  const result = renderChoice(gateway, onDone)
  await waitFor(() => expect(result.current.people.people).toMatchObject([{ ...tane, detail: 'Free then' }]))
  await act(async () => result.current.form.change({ reason: 'Sina is ill.' }))
  await send(result)
  expect(gateway.inputsOf(booking.updateBookingStaff)).toEqual([])
  expect(Object.keys(result.current.form.props.errors)).toEqual(['person'])
  await choose(result, tane)
  await send(result)
  await waitFor(() => expect(onDone).toHaveBeenCalledOnce())
  expect(gateway.inputsOf(booking.updateBookingStaff)).toEqual([
    { bookingId: 41, staffUserProfileId: 22, replacedStaffUserProfileId: 21, reason: 'Sina is ill.' },
  ])
})

test('says why somebody cannot go, and keeps the choice', async () => {
  const message = 'Tāne Wiremu has another job at that time. Choose somebody else.'
  const gateway = teamOf(free).answer(booking.updateBookingStaff, () => ({ status: 409, name: 'StaffBusy', message }))
  const onDone = vi.fn()
  const result = renderChoice(gateway, onDone)
  await waitFor(() => expect(result.current.isNobody).toBe(false))
  await choose(result, tane)
  await send(result)
  await waitFor(() => expect(result.current.form.props.message).toBe(message))
  expect(result.current.form.values.person).toEqual(tane)
  expect(onDone).not.toHaveBeenCalled()
})

test('offers those who are not at work then with a word, and says why the others cannot', async () => {
  const hine = { userProfileId: 23, firstName: 'Hine', lastName: 'Rangi', notFree: 'notAtWork' as const }
  const away = { userProfileId: 24, firstName: 'Ana', lastName: 'Tuilagi', notFree: 'away' as const }
  const result = renderChoice(teamOf(free, hine, away), () => {})
  await waitFor(() =>
    expect(result.current.people.people).toMatchObject([{ detail: 'Free then' }, { detail: 'Not at work then' }]),
  )
  expect(result.current.others).toEqual([{ id: 24, name: 'Ana Tuilagi', reason: 'Away then' }])
})

test('says that nobody can go', async () => {
  const result = renderChoice(teamOf({ ...tane, notFree: 'notOnService' }), () => {})
  await waitFor(() => expect(result.current.isNobody).toBe(true))
})

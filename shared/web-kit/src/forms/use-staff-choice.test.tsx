import { QueryClientProvider } from '@tanstack/react-query'
import { act, renderHook, waitFor } from '@testing-library/react'
import { booking } from '@waymark/contracts/booking'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../calls/query-client.ts'
import { FakeGateway } from '../testing/fake-gateway.ts'
import { sampleBooking } from '../testing/sample-booking.ts'
import { sampleChange } from '../testing/sample-change.ts'
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

const teamOf = (staffToChoose: typeof sampleChange.staffToChoose) =>
  new FakeGateway().answer(booking.getDataForChangeBooking, () => ({
    ...sampleChange,
    staffToChoose,
    staffToChooseCount: staffToChoose.length,
  }))

const send = (result: { current: ReturnType<typeof useStaffChoice> }) =>
  act(async () => result.current.form.props.onAttempt({}))
const choose = (result: { current: ReturnType<typeof useStaffChoice> }, person: typeof tane | null) =>
  act(async () => result.current.form.change({ person }))

test('offers staff of the service who are not assigned yet, and sends them with a reason', async () => {
  const onDone = vi.fn()
  const gateway = teamOf([...sampleBooking.staff, tane]).answer(booking.updateBookingStaff, () => ({ staff: [tane] }))
  const result = renderChoice(gateway, onDone)
  await waitFor(() => expect(result.current.people.people).toEqual([tane]))
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
  const gateway = teamOf([tane]).answer(booking.updateBookingStaff, () => ({ status: 409, name: 'StaffBusy', message }))
  const onDone = vi.fn()
  const result = renderChoice(gateway, onDone)
  await waitFor(() => expect(result.current.isAlone).toBe(false))
  await choose(result, tane)
  await send(result)
  await waitFor(() => expect(result.current.form.props.message).toBe(message))
  expect(result.current.form.values.person).toEqual(tane)
  expect(onDone).not.toHaveBeenCalled()
})

test('says that nobody else does the service', async () => {
  const result = renderChoice(teamOf([...sampleBooking.staff]), () => {})
  await waitFor(() => expect(result.current.team.data).toBeDefined())
  expect(result.current.isAlone).toBe(true)
})

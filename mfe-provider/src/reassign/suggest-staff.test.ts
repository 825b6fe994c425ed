import { expect, test } from 'vitest'
import { suggestStaff } from './suggest-staff.ts'

const [sina, mele, tane] = [1, 2, 3]
const visit = (bookingId: number, clientName: string, from: string, to: string, ...free: number[]) => ({
  bookingId,
  clientName,
  requestedStartDateTime: `2026-11-25T${from}:00`,
  requestedEndDateTime: `2026-11-25T${to}:00`,
  freeStaff: free.map((userProfileId) => ({ userProfileId })),
})

test('shares the bookings out, and gives nobody two at one time', () => {
  const bookings = [
    visit(11, 'Moana', '09:00', '10:00', mele, tane),
    visit(12, 'Priya', '09:30', '10:30', mele, tane),
    visit(13, 'Wiremu', '09:45', '11:00', mele, tane),
  ]
  expect([...suggestStaff(bookings, sina)]).toEqual([
    [11, mele],
    [12, tane],
    [13, null],
  ])
})

test('lets whoever has a client keep them, before sharing out', () => {
  const bookings = [
    visit(11, 'Moana', '09:00', '10:00', mele, tane),
    visit(12, 'Moana', '11:00', '12:00', mele, tane),
    visit(13, 'Priya', '13:00', '14:00', mele, tane),
  ]
  expect([...suggestStaff(bookings, null).values()]).toEqual([mele, mele, tane])
})

test('never suggests who is leaving', () => {
  expect([...suggestStaff([visit(11, 'Moana', '09:00', '10:00', sina)], sina).values()]).toEqual([null])
})

import type { bookedPerson } from '@waymark/contracts/activity-shapes'
import type * as z from 'zod/mini'
import type { SessionBookingRow } from '../db/session-bookings.ts'

/** The people of a booking, with instants as answers write them. */
export function bookedPeople(people: SessionBookingRow['people']): z.input<typeof bookedPerson>[] {
  return people.map((person) => ({
    ...person,
    checkedInAt: person.checkedInAt === null ? null : new Date(person.checkedInAt).toISOString(),
  }))
}

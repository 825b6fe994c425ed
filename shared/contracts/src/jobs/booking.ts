import * as z from 'zod/mini'
import { defineJob, type JobDefinition } from '../define-job.ts'
import { id } from '../shapes.ts'

/** Jobs that the booking service does. */
export const bookingJobs = {
  /** Picks staff for one requested date: Confirmed, or Incomplete with other times. */
  placeBooking: defineJob({
    id: 'booking.place-booking',
    queue: 'booking',
    payload: z.strictObject({ bookingId: id() }),
  }),
  /** Completes bookings that ended 48 hours ago and that nobody completed. */
  completePastBookings: defineJob({
    id: 'booking.complete-past-bookings',
    queue: 'booking',
    payload: z.strictObject({}),
  }),
  /** Puts a location onto the shortlist of somebody who accepted its invitation, a private one too. */
  addInvitedArea: defineJob({
    id: 'booking.add-invited-area',
    queue: 'booking',
    payload: z.strictObject({ userProfileId: id(), serviceAreaId: id() }),
  }),
  /** Takes out of bookings what tells who somebody was who deleted their account; the bookings stay. */
  forgetPerson: defineJob({
    id: 'booking.forget-person',
    queue: 'booking',
    payload: z.strictObject({ userProfileId: id() }),
  }),
  /** Asks for the reminders that are due, 24 hours and 2 hours before a booking; each once for each start. */
  remindOfBookings: defineJob({
    id: 'booking.remind-of-bookings',
    queue: 'booking',
    payload: z.strictObject({}),
  }),
} as const satisfies Record<string, JobDefinition>

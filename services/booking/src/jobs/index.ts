import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Schedule } from '@waymark/service-kit/jobs'
import type { Context } from '../context.ts'
import { addInvitedArea } from './add-invited-area.ts'
import { completePastBookings } from './complete-past-bookings.ts'
import { forgetPerson } from './forget-person.ts'
import { placeBooking } from './place-booking.ts'
import { remindOfBookings } from './remind-of-bookings.ts'

export const bookingJobs: JobHandlers<'booking', Context> = {
  'booking.place-booking': placeBooking,
  'booking.complete-past-bookings': completePastBookings,
  'booking.remind-of-bookings': remindOfBookings,
  'booking.add-invited-area': addInvitedArea,
  'booking.forget-person': forgetPerson,
}

export const bookingSchedules: readonly Schedule[] = [
  { job: jobs.booking.completePastBookings, payload: {}, cron: '10 * * * *', timeZone: 'Pacific/Auckland' },
  { job: jobs.booking.remindOfBookings, payload: {}, cron: '*/5 * * * *', timeZone: 'Pacific/Auckland' },
]

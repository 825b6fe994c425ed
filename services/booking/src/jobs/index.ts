import { jobs } from '@waymark/contracts/jobs'
import type { JobHandlers } from '@waymark/service-kit/job-handlers'
import type { Schedule } from '@waymark/service-kit/jobs'
import type { Context } from '../context.ts'
import { addInvitedArea } from './add-invited-area.ts'
import { adoptGuestBookings } from './adopt-guest-bookings.ts'
import { cancelAccountBookings } from './cancel-account-bookings.ts'
import { cancelAreaBookings } from './cancel-area-bookings.ts'
import { cancelSessionBookings } from './cancel-session-bookings.ts'
import { closeAccountQuotes } from './close-account-quotes.ts'
import { closeActivity } from './close-activity.ts'
import { closeCalendarFeed } from './close-calendar-feed.ts'
import { completePastBookings } from './complete-past-bookings.ts'
import { completePastSessions, completeSessionBookings } from './complete-past-sessions.ts'
import { forgetOld } from './forget-old.ts'
import { forgetPerson } from './forget-person.ts'
import { lapseQuotes } from './lapse-quotes.ts'
import { leaveSessions } from './leave-sessions.ts'
import { liftOutageWarning } from './lift-outage-warning.ts'
import { listSessions } from './list-sessions.ts'
import { matchServiceWatches } from './match-service-watches.ts'
import { offerSpaces } from './offer-spaces.ts'
import { placeBooking } from './place-booking.ts'
import { remindOfBookings } from './remind-of-bookings.ts'
import { sendGuestBookingLinks } from './send-guest-booking-links.ts'
import { sendRefund, settleMoneyBack, settlePayment } from './settle-payment.ts'
import { sweepPayments } from './sweep-payments.ts'
import { tellOfFreedTime } from './tell-of-freed-time.ts'
import { warnOfLostFacts } from './warn-of-lost-facts.ts'
import { warnOfOutage } from './warn-of-outage.ts'

export const bookingJobs: JobHandlers<'booking', Context> = {
  'booking.place-booking': placeBooking,
  'booking.complete-past-bookings': completePastBookings,
  'booking.remind-of-bookings': remindOfBookings,
  'booking.lapse-quotes': lapseQuotes,
  'booking.close-account-quotes': closeAccountQuotes,
  'booking.close-activity': closeActivity,
  'booking.cancel-account-bookings': cancelAccountBookings,
  'booking.cancel-area-bookings': cancelAreaBookings,
  'booking.cancel-session-bookings': cancelSessionBookings,
  'booking.complete-session-bookings': completeSessionBookings,
  'booking.complete-past-sessions': completePastSessions,
  'booking.leave-sessions': leaveSessions,
  'booking.add-invited-area': addInvitedArea,
  'booking.tell-of-freed-time': tellOfFreedTime,
  'booking.match-service-watches': matchServiceWatches,
  'booking.forget-old': forgetOld,
  'booking.forget-person': forgetPerson,
  'booking.close-calendar-feed': closeCalendarFeed,
  'booking.settle-payment': settlePayment,
  'booking.send-refund': sendRefund,
  'booking.settle-money-back': settleMoneyBack,
  'booking.sweep-payments': sweepPayments,
  'booking.offer-spaces': offerSpaces,
  'booking.adopt-guest-bookings': adoptGuestBookings,
  'booking.send-guest-booking-links': sendGuestBookingLinks,
  'booking.list-sessions': listSessions,
  'booking.warn-of-lost-facts': warnOfLostFacts,
  'booking.warn-of-outage': warnOfOutage,
  'booking.lift-outage-warning': liftOutageWarning,
}

export const bookingSchedules: readonly Schedule[] = [
  { job: jobs.booking.completePastBookings, payload: {}, cron: '10 * * * *', timeZone: 'Pacific/Auckland' },
  { job: jobs.booking.completePastSessions, payload: {}, cron: '*/5 * * * *', timeZone: 'Pacific/Auckland' },
  { job: jobs.booking.lapseQuotes, payload: {}, cron: '*/10 * * * *', timeZone: 'Pacific/Auckland' },
  { job: jobs.booking.forgetOld, payload: {}, cron: '40 3 * * *', timeZone: 'Pacific/Auckland' },
  { job: jobs.booking.sweepPayments, payload: {}, cron: '* * * * *', timeZone: 'Pacific/Auckland' },
  { job: jobs.booking.remindOfBookings, payload: {}, cron: '*/5 * * * *', timeZone: 'Pacific/Auckland' },
]

import { activityBooking } from '@waymark/contracts/activity-booking'
import { activitySession } from '@waymark/contracts/activity-session'
import { addressBook } from '@waymark/contracts/address-book'
import { amenitySession } from '@waymark/contracts/amenity-session'
import { booking } from '@waymark/contracts/booking'
import { bookingTeam } from '@waymark/contracts/booking-team'
import { calendar } from '@waymark/contracts/calendar'
import { clientRecord } from '@waymark/contracts/client-record'
import { consumer } from '@waymark/contracts/consumer'
import { earlierTime } from '@waymark/contracts/earlier-time'
import { feedback } from '@waymark/contracts/feedback'
import { openSessions } from '@waymark/contracts/open-data'
import { payment } from '@waymark/contracts/payment'
import { quote } from '@waymark/contracts/quote'
import { review } from '@waymark/contracts/review'
import { serviceWatch } from '@waymark/contracts/service-watch'
import { shortlist } from '@waymark/contracts/shortlist'
import { standAloneShortlist } from '@waymark/contracts/stand-alone'
import { implement } from '@waymark/service-kit/implement'
import { createServer } from '@waymark/service-kit/serve'
import type { FastifyInstance } from 'fastify'
import * as activityBookingCalls from './calls/activity-booking/index.ts'
import * as activitySessionCalls from './calls/activity-session/index.ts'
import * as addressBookCalls from './calls/address-book/index.ts'
import * as amenitySessionCalls from './calls/amenity-session/index.ts'
import * as bookingCalls from './calls/booking/index.ts'
import * as bookingTeamCalls from './calls/booking-team/index.ts'
import * as calendarCalls from './calls/calendar/index.ts'
import * as clientRecordCalls from './calls/client-record/index.ts'
import * as consumerCalls from './calls/consumer/index.ts'
import * as earlierTimeCalls from './calls/earlier-time/index.ts'
import * as feedbackCalls from './calls/feedback/index.ts'
import * as openSessionsCalls from './calls/open-sessions/index.ts'
import * as paymentCalls from './calls/payment/index.ts'
import * as quoteCalls from './calls/quote/index.ts'
import * as reviewCalls from './calls/review/index.ts'
import * as serviceWatchCalls from './calls/service-watch/index.ts'
import * as shortlistCalls from './calls/shortlist/index.ts'
import * as standAloneShortlistCalls from './calls/stand-alone-shortlist/index.ts'
import type { Context } from './context.ts'
import { addPaymentWebhook } from './payment-webhook/payment-webhook.ts'

export function buildApp(context: Context): FastifyInstance {
  const app = createServer({ name: 'booking', kit: context })
  implement(app, context, booking, bookingCalls)
  implement(app, context, addressBook, addressBookCalls)
  implement(app, context, clientRecord, clientRecordCalls)
  implement(app, context, quote, quoteCalls)
  implement(app, context, serviceWatch, serviceWatchCalls)
  implement(app, context, earlierTime, earlierTimeCalls)
  implement(app, context, bookingTeam, bookingTeamCalls)
  implement(app, context, activitySession, activitySessionCalls)
  implement(app, context, amenitySession, amenitySessionCalls)
  implement(app, context, feedback, feedbackCalls)
  implement(app, context, review, reviewCalls)
  implement(app, context, calendar, calendarCalls)
  implement(app, context, shortlist, shortlistCalls)
  implement(app, context, standAloneShortlist, standAloneShortlistCalls)
  implement(app, context, consumer, consumerCalls)
  implement(app, context, activityBooking, activityBookingCalls)
  implement(app, context, payment, paymentCalls)
  implement(app, context, openSessions, openSessionsCalls)
  addPaymentWebhook(app, context)
  return app
}

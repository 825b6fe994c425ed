import * as bookings from './0001-bookings.ts'
import * as publishedHistory from './0002-published-history.ts'
import * as feedbackAnswers from './0003-feedback-answers.ts'
import * as listsOverAll from './0004-lists-over-all.ts'
import * as calendarFeeds from './0005-calendar-feeds.ts'
import * as reminders from './0006-reminders.ts'
import * as wordsOfAPerson from './0007-words-of-a-person.ts'
import * as paymentEvents from './0008-payment-events.ts'
import * as listsOfAnOrganisation from './0009-lists-of-an-organisation.ts'
import * as recipientPhoneSearch from './0010-recipient-phone-search.ts'
import * as takenInstead from './0011-taken-instead.ts'
import * as columnComments from './0012-column-comments.ts'
import * as activitySessions from './0013-activity-sessions.ts'
import * as activityBookings from './0014-activity-bookings.ts'
import * as cardPayments from './0015-card-payments.ts'
import * as sessionWaitlists from './0016-session-waitlists.ts'
import * as listsOfActivities from './0017-lists-of-activities.ts'
import * as partiesOfBookings from './0018-parties-of-bookings.ts'
import * as sessionSearch from './0019-session-search.ts'
import * as reliedFacts from './0020-relied-facts.ts'
import * as openSessions from './0024-open-sessions.ts'
import * as cashAtTheDoor from './0030-cash-at-the-door.ts'
import * as cardOfAPayment from './0031-card-of-a-payment.ts'
import * as reliedLimits from './0032-relied-limits.ts'
import * as reviews from './0040-reviews.ts'
import * as openBookingLimits from './0045-open-booking-limits.ts'
import * as openLimitAnywhere from './0046-open-limit-anywhere.ts'
import * as oldBookings from './0075-old-bookings.ts'
import * as addressBook from './0130-address-book.ts'
import * as quotes from './0133-quotes.ts'
import * as moneyAndWaiting from './0161-money-and-waiting.ts'
import * as partsOfSeries from './0162-parts-of-series.ts'
import * as clientNotes from './0171-client-notes.ts'
import * as calendarOfLocations from './0180-calendar-of-locations.ts'
import * as tracesOfJobs from './0190-traces-of-jobs.ts'
import * as dismissedBookings from './0201-dismissed-bookings.ts'
import * as locationsOfReviews from './0206-locations-of-reviews.ts'
import * as accountsOfRows from './0230-accounts-of-rows.ts'
import * as namesOfOwnServices from './0300-names-of-own-services.ts'
import * as favouriteStaff from './0310-favourite-staff.ts'
import * as serviceWatches from './0311-service-watches.ts'
import * as earlierTimes from './0312-earlier-times.ts'
import * as agreedTimes from './0320-agreed-times.ts'
import * as wordsWithoutMarks from './0340-words-without-marks.ts'
import * as keptClientAnswers from './0355-kept-client-answers.ts'
import * as pricesAsDescribed from './0365-prices-as-described.ts'
import * as whoComes from './0366-who-comes.ts'
import * as guestsWhoWait from './0371-guests-who-wait.ts'
import * as sessionsOnClosedDays from './0375-sessions-on-closed-days.ts'
import * as firstCheckIns from './0376-first-check-ins.ts'
import * as failedRefunds from './0391-failed-refunds.ts'
import * as paidOfActivityBooking from './0392-paid-of-activity-booking.ts'
import * as givenBackOtherwise from './0394-given-back-otherwise.ts'
import * as companionsWhoCome from './0396-companions-who-come.ts'
import * as refundsForEachCancellation from './0401-refunds-for-each-cancellation.ts'
import * as openQuotesOfOrganisations from './0402-open-quotes-of-organisations.ts'
import * as visitsThatWait from './0403-visits-that-wait.ts'
import * as sessionsIntoClosedDays from './0404-sessions-into-closed-days.ts'
import * as endsInSessionIndexes from './0405-ends-in-session-indexes.ts'
import * as ownWaitlistEntries from './0409-own-waitlist-entries.ts'
import * as columnsOfBookings from './0410-columns-of-bookings.ts'
import * as indexesOfForeignKeys from './0411-indexes-of-foreign-keys.ts'

/** Migrations in order. Never edit one that has landed. */
export const migrations = {
  '0001-bookings': bookings,
  '0002-published-history': publishedHistory,
  '0003-feedback-answers': feedbackAnswers,
  '0004-lists-over-all': listsOverAll,
  '0005-calendar-feeds': calendarFeeds,
  '0006-reminders': reminders,
  '0007-words-of-a-person': wordsOfAPerson,
  '0008-payment-events': paymentEvents,
  '0009-lists-of-an-organisation': listsOfAnOrganisation,
  '0010-recipient-phone-search': recipientPhoneSearch,
  '0011-taken-instead': takenInstead,
  '0012-column-comments': columnComments,
  '0013-activity-sessions': activitySessions,
  '0014-activity-bookings': activityBookings,
  '0015-card-payments': cardPayments,
  '0016-session-waitlists': sessionWaitlists,
  '0017-lists-of-activities': listsOfActivities,
  '0018-parties-of-bookings': partiesOfBookings,
  '0019-session-search': sessionSearch,
  '0020-relied-facts': reliedFacts,
  '0024-open-sessions': openSessions,
  '0030-cash-at-the-door': cashAtTheDoor,
  '0031-card-of-a-payment': cardOfAPayment,
  '0032-relied-limits': reliedLimits,
  '0040-reviews': reviews,
  '0045-open-booking-limits': openBookingLimits,
  '0046-open-limit-anywhere': openLimitAnywhere,
  '0075-old-bookings': oldBookings,
  '0130-address-book': addressBook,
  '0133-quotes': quotes,
  '0161-money-and-waiting': moneyAndWaiting,
  '0162-parts-of-series': partsOfSeries,
  '0171-client-notes': clientNotes,
  '0180-calendar-of-locations': calendarOfLocations,
  '0190-traces-of-jobs': tracesOfJobs,
  '0201-dismissed-bookings': dismissedBookings,
  '0206-locations-of-reviews': locationsOfReviews,
  '0230-accounts-of-rows': accountsOfRows,
  '0300-names-of-own-services': namesOfOwnServices,
  '0320-agreed-times': agreedTimes,
  '0310-favourite-staff': favouriteStaff,
  '0311-service-watches': serviceWatches,
  '0312-earlier-times': earlierTimes,
  '0340-words-without-marks': wordsWithoutMarks,
  '0375-sessions-on-closed-days': sessionsOnClosedDays,
  '0376-first-check-ins': firstCheckIns,
  '0391-failed-refunds': failedRefunds,
  '0392-paid-of-activity-booking': paidOfActivityBooking,
  '0394-given-back-otherwise': givenBackOtherwise,
  '0355-kept-client-answers': keptClientAnswers,
  '0371-guests-who-wait': guestsWhoWait,
  '0365-prices-as-described': pricesAsDescribed,
  '0366-who-comes': whoComes,
  '0396-companions-who-come': companionsWhoCome,
  '0401-refunds-for-each-cancellation': refundsForEachCancellation,
  '0402-open-quotes-of-organisations': openQuotesOfOrganisations,
  '0403-visits-that-wait': visitsThatWait,
  '0404-sessions-into-closed-days': sessionsIntoClosedDays,
  '0405-ends-in-session-indexes': endsInSessionIndexes,
  '0409-own-waitlist-entries': ownWaitlistEntries,
  '0410-columns-of-bookings': columnsOfBookings,
  '0411-indexes-of-foreign-keys': indexesOfForeignKeys,
}

import type { booking } from '@waymark/contracts/booking'
import type { bookingTeam } from '@waymark/contracts/booking-team'
import type { calendar } from '@waymark/contracts/calendar'
import type { consumer } from '@waymark/contracts/consumer'
import type { feedback } from '@waymark/contracts/feedback'
import type { shortlist } from '@waymark/contracts/shortlist'
import type { Handlers } from '@waymark/service-kit/implement'
import type { Context } from '../context.ts'
import { addNewBooking } from './add-new-booking.ts'
import { addShortlist } from './add-shortlist.ts'
import { answerFeedbackBooking } from './answer-feedback-booking.ts'
import { calendarFeed } from './calendar-feed.ts'
import { cancelBooking } from './cancel-booking.ts'
import { changeBooking } from './change-booking.ts'
import { compareShortlist } from './compare-shortlist.ts'
import { completeBooking } from './complete-booking.ts'
import { deleteBookingStaff } from './delete-booking-staff.ts'
import { exportBookingList } from './export-booking-list.ts'
import { getAvailableServiceAreasForNewBooking } from './get-available-service-areas-for-new-booking.ts'
import { getAvailableTimesForServiceAreaForNewBooking } from './get-available-times-for-service-area-for-new-booking.ts'
import { getBookingDetail } from './get-booking-detail.ts'
import { getBookingList } from './get-booking-list.ts'
import { getBookingsHaveUnreadMessage } from './get-bookings-have-unread-message.ts'
import { getCalendarFeed } from './get-calendar-feed.ts'
import { getCalendarFile } from './get-calendar-file.ts'
import { getDataForBookingList } from './get-data-for-booking-list.ts'
import { getDataForChangeBooking } from './get-data-for-change-booking.ts'
import { getDataForConsumerDashboard } from './get-data-for-consumer-dashboard.ts'
import { getDataForNewBooking } from './get-data-for-new-booking.ts'
import { getDataForProviderDashboard } from './get-data-for-provider-dashboard.ts'
import { getDaySheet } from './get-day-sheet.ts'
import { getFeedbackBooking } from './get-feedback-booking.ts'
import { getJobsToPassOn } from './get-jobs-to-pass-on.ts'
import { getShortlist } from './get-shortlist.ts'
import { removeShortlist } from './remove-shortlist.ts'
import { submitFeedbackBooking } from './submit-feedback-booking.ts'
import { updateBookingStaff } from './update-booking-staff.ts'
import { updateCalendarFeed } from './update-calendar-feed.ts'
import { updateShortlistNote } from './update-shortlist-note.ts'

export const bookingCalls: Handlers<Context, typeof booking> = {
  getDataForNewBooking,
  getAvailableServiceAreasForNewBooking,
  getAvailableTimesForServiceAreaForNewBooking,
  addNewBooking,
  getDataForBookingList,
  getBookingList,
  exportBookingList,
  getBookingDetail,
  cancelBooking,
  getDataForChangeBooking,
  changeBooking,
  completeBooking,
  updateBookingStaff,
  deleteBookingStaff,
  getBookingsHaveUnreadMessage,
}

export const feedbackCalls: Handlers<Context, typeof feedback> = {
  getFeedbackBooking,
  submitFeedbackBooking,
  answerFeedbackBooking,
}

export const calendarCalls: Handlers<Context, typeof calendar> = {
  getCalendarFile,
  getCalendarFeed,
  updateCalendarFeed,
  calendarFeed,
}

export const shortlistCalls: Handlers<Context, typeof shortlist> = {
  addShortlist,
  removeShortlist,
  updateShortlistNote,
  getShortlist,
  compareShortlist,
}

export const bookingTeamCalls: Handlers<Context, typeof bookingTeam> = { getJobsToPassOn, getDaySheet }

export const consumerCalls: Handlers<Context, typeof consumer> = {
  getDataForConsumerDashboard,
  getDataForProviderDashboard,
}

export { answerFeedbackBooking } from './answer-feedback-booking.ts'
export { getFeedbackBooking } from './get-feedback-booking.ts'
export { submitFeedbackBooking } from './submit-feedback-booking.ts'

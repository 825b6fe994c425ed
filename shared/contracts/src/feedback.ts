import { accessibleAnswers } from '@waymark/domain/booking/feedback'
import { itemTypes } from '@waymark/domain/enums'
import type { BookingId } from '@waymark/domain/ids'
import * as z from 'zod/mini'
import { anyone, signedIn } from './access.ts'
import { defineCall } from './define-call.ts'
import { id, optionalText, rowId, text } from './shapes.ts'

/** A client's feedback on a completed booking, and the provider's answer. */
export const bookingFeedback = z.object({
  stars: z.int(),
  comment: z.string(),
  wasAsAccessible: z.nullable(z.literal(accessibleAnswers)),
  createdAt: z.string(),
  answer: z.nullable(z.string()),
  answeredAt: z.nullable(z.string()),
})

/** The token of the emailed link; a signed-in client may name the booking instead. */
const feedbackOf = { token: z.optional(text(1000)), bookingId: z.optional(id<BookingId>()) }

const feedbackRefusals = {
  LinkOver: 'This link does not work any more. Log in and open the booking to say how it was.',
  NotCompleted: 'You can say how it was once the booking is completed.',
} as const

/** Booking (calls.md): feedback on a completed booking, given once and answered once. */
export const feedback = {
  getFeedbackBooking: defineCall({
    method: 'POST',
    path: '/api/Booking/get-feedback-booking',
    summary: 'The booking that a client is asked about, by the signed link of the email or as the signed-in client',
    reads: ['feedback'],
    access: anyone,
    input: () => z.strictObject(feedbackOf),
    output: () =>
      z.object({
        bookingId: rowId<BookingId>(),
        itemType: z.literal(itemTypes),
        /** The name of the service, or the title of the activity. */
        itemName: z.string(),
        accountName: z.string(),
        accountLogo: z.nullable(z.string()),
        serviceAreaName: z.string(),
        clientFirstName: z.string(),
        requestedStartDateTime: z.string(),
        timeZone: z.string(),
        staffFirstNames: z.array(z.string()),
        /** Feedback that was given already. */
        feedback: z.nullable(bookingFeedback),
      }),
    refusals: feedbackRefusals,
  }),
  submitFeedbackBooking: defineCall({
    method: 'POST',
    path: '/api/Booking/submit-feedback-booking',
    summary: 'Say how a completed booking was, once',
    changes: ['feedback'],
    access: anyone,
    isFilledIn: true,
    input: () =>
      z.strictObject({
        ...feedbackOf,
        stars: z.int('Choose 1 to 5 stars.').check(z.gte(1, 'Choose 1 to 5 stars.'), z.lte(5, 'Choose 1 to 5 stars.')),
        comment: z._default(optionalText(2000), ''),
        /** Was it as accessible as described? */
        wasAsAccessible: z._default(z.nullable(z.literal(accessibleAnswers)), null),
        /** Everybody may read it on the page of the location, with the writer's first name. What is said of an activity is public anyhow. */
        isPublic: z._default(z.boolean(), false),
      }),
    output: () => z.object({ feedback: bookingFeedback }),
    refusals: { ...feedbackRefusals, AlreadyGiven: 'You have already said how this booking was. Thank you.' },
  }),
  answerFeedbackBooking: defineCall({
    method: 'POST',
    path: '/api/Booking/answer-feedback-booking',
    summary: 'Answer the feedback of a client, once (managers)',
    changes: ['feedback'],
    access: signedIn,
    isFilledIn: true,
    input: () => z.strictObject({ bookingId: id<BookingId>(), answer: text(2000) }),
    output: () => z.object({ feedback: bookingFeedback }),
    refusals: {
      NoFeedback: 'The client has not said how this booking was.',
      AlreadyAnswered: 'This feedback has been answered.',
      ManagersOnly: 'Only the managers of the location can answer feedback.',
    },
  }),
} as const

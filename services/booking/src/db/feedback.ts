import type { AccessibleAnswer } from '@waymark/domain/booking/feedback'
import type { BookingId, ServiceAreaId, UserProfileId } from '@waymark/domain/ids'
import type { Kysely, Transaction } from 'kysely'
import type { BookingDatabase } from './schema.ts'

const shown = ['stars', 'comment', 'was_as_accessible', 'created_at', 'answer', 'answered_at'] as const

export async function findFeedback(db: Kysely<BookingDatabase>, bookingId: BookingId) {
  return db.selectFrom('feedback').select(shown).where('booking_id', '=', bookingId).executeTakeFirst()
}

export type FeedbackRow = NonNullable<Awaited<ReturnType<typeof findFeedback>>>

/** Saves a client's feedback; a no-op when it was given before, by them or through the same link. */
export async function insertFeedback(
  trx: Transaction<BookingDatabase>,
  feedback: {
    readonly bookingId: BookingId
    readonly serviceAreaId: ServiceAreaId
    readonly stars: number
    readonly comment: string
    readonly wasAsAccessible: AccessibleAnswer | null
    readonly at: Date
  },
): Promise<FeedbackRow | undefined> {
  return trx
    .insertInto('feedback')
    .values({
      booking_id: feedback.bookingId,
      service_area_id: feedback.serviceAreaId,
      stars: feedback.stars,
      comment: feedback.comment,
      was_as_accessible: feedback.wasAsAccessible,
      answer: null,
      created_at: feedback.at,
    })
    .onConflict((conflict) => conflict.column('booking_id').doNothing())
    .returning(shown)
    .executeTakeFirst()
}

/** Saves the provider's answer; a no-op when there already is one. */
export async function answerFeedback(
  trx: Transaction<BookingDatabase>,
  answered: {
    readonly bookingId: BookingId
    readonly answer: string
    readonly byUserProfileId: UserProfileId
    readonly at: Date
  },
): Promise<FeedbackRow | undefined> {
  return trx
    .updateTable('feedback')
    .set({ answer: answered.answer, answered_at: answered.at, answered_by: answered.byUserProfileId })
    .where('booking_id', '=', answered.bookingId)
    .where('answer', 'is', null)
    .returning(shown)
    .executeTakeFirst()
}

import { feedbackLink } from '@waymark/domain/booking/feedback'
import { bookingStatus } from '@waymark/domain/enums'
import { type BookingId, idFrom } from '@waymark/domain/ids'
import type { Caller } from '@waymark/service-kit/caller'
import { verifyLink } from '@waymark/service-kit/tokens'
import type { Context } from '../context.ts'
import { type BookingRow, findBooking } from '../db/booking-rows.ts'
import { rightsInRow } from './activity-booking-rights.ts'

type FeedbackTarget = { readonly token?: string | undefined; readonly bookingId?: BookingId | undefined }
type Found = BookingRow | 'LinkOver' | 'NotCompleted' | 'notFound'

/** The completed booking that a link names, or that its client, signed in or a guest, names. */
export async function findForFeedback(context: Context, caller: Caller, target: FeedbackTarget): Promise<Found> {
  const found =
    target.token === undefined ? await ownBooking(context, caller, target) : await linkedBooking(context, target.token)
  if (typeof found === 'string') return found
  return found.status === bookingStatus.Completed ? found : 'NotCompleted'
}

async function linkedBooking(context: Context, token: string): Promise<Found> {
  const subject = verifyLink(context.secrets.all(), feedbackLink.purpose, token, context.now())
  const row = subject === undefined ? undefined : await findBooking(context.reads, idFrom(0), idFrom(Number(subject)))
  return row ?? 'LinkOver'
}

async function ownBooking(context: Context, caller: Caller, { bookingId }: FeedbackTarget): Promise<Found> {
  if (bookingId === undefined || caller.kind === 'anonymous') return 'LinkOver'
  const row = await findBooking(context.reads, caller.kind === 'person' ? caller.userProfileId : idFrom(0), bookingId)
  const rights = row && (await rightsInRow(context, caller, row))
  return row && rights?.mayGiveFeedback ? row : 'notFound'
}

import { feedbackLink } from '@waymark/domain/booking/feedback'
import { bookingStatus } from '@waymark/domain/enums'
import { type BookingId, idFrom } from '@waymark/domain/ids'
import { bookingRights } from '@waymark/domain/rights/booking-rights'
import type { Caller } from '@waymark/service-kit/caller'
import { verifyLink } from '@waymark/service-kit/tokens'
import type { Context } from '../context.ts'
import { findServiceBooking, type ServiceBookingRow } from '../db/booking-rows.ts'
import { partiesOf, viewerOf } from './viewer.ts'

type FeedbackTarget = { readonly token?: string | undefined; readonly bookingId?: BookingId | undefined }
type Found = ServiceBookingRow | 'LinkOver' | 'NotCompleted' | 'notFound'

/** The completed booking that a link names, or that the signed-in client names and owns. */
export async function findForFeedback(context: Context, caller: Caller, target: FeedbackTarget): Promise<Found> {
  const found =
    target.token === undefined ? await ownBooking(context, caller, target) : await linkedBooking(context, target.token)
  if (typeof found === 'string') return found
  return found.status === bookingStatus.Completed ? found : 'NotCompleted'
}

async function linkedBooking(context: Context, token: string): Promise<Found> {
  const subject = verifyLink(context.secret, feedbackLink.purpose, token, context.now())
  const row =
    subject === undefined ? undefined : await findServiceBooking(context.reads, idFrom(0), idFrom(Number(subject)))
  return row ?? 'LinkOver'
}

async function ownBooking(context: Context, caller: Caller, { bookingId }: FeedbackTarget): Promise<Found> {
  if (bookingId === undefined || caller.kind !== 'person') return 'LinkOver'
  const [row, viewer] = await Promise.all([
    findServiceBooking(context.reads, caller.userProfileId, bookingId),
    viewerOf(context, caller),
  ])
  const staffIds = row?.staff.map(({ userProfileId }) => userProfileId) ?? []
  return row && bookingRights(viewer, partiesOf(row, staffIds)).mayGiveFeedback ? row : 'notFound'
}

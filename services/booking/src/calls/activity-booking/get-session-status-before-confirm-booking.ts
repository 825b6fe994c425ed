import type { activityBooking } from '@waymark/contracts/activity-booking'
import { spacesTaken } from '@waymark/domain/activity/people'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { peopleRefusal, pricedPeople } from '../../activity/people-to-book.ts'
import { roomRefusal } from '../../activity/taking-refusal.ts'
import { mayFindVenue, venueOf } from '../../activity/visitor.ts'
import { openSessionAnswer } from '../../answers/open-session.ts'
import type { Context } from '../../context.ts'
import { countWaiting, findSessionToBook, type SessionToBook } from '../../db/sessions-to-book.ts'
import { isHolding } from '../../payments/settle.ts'
import { findOwnActivityBooking } from '../../rights/activity-booking-rights.ts'

const sentences = {
  NotOpen: 'This session cannot be booked any more.',
  ClosedDay: 'The location is closed that day.',
  AlreadyStarted: 'This session has already started.',
} as const

export const getSessionStatusBeforeConfirmBooking: Handler<
  Context,
  typeof activityBooking.getSessionStatusBeforeConfirmBooking
> = async (input, { context, caller }) => {
  const { activityBookingId } = input
  const [session, own] = await Promise.all([
    findSessionToBook(context.db, input.activitySessionId),
    activityBookingId !== undefined && caller.kind !== 'anonymous'
      ? findOwnActivityBooking(context, caller, activityBookingId)
      : undefined,
  ])
  if (!session || session.status === 'Draft' || !(await mayFindVenue(context, caller, venueOf(session))))
    return notFound()
  const held = own && own.activity_session_id === session.id && isHolding(own, context.now()) ? own : undefined
  const priced = pricedPeople(input.people, session)
  const room = roomRefusal(session, priced.taken, held && spacesTaken(held.people))
  const reason =
    closedReason(session, context.now()) ?? peopleReason(input.people, session) ?? (room ? roomReason(room) : null)
  return {
    session: openSessionAnswer(session, session.country_id, await countWaiting(context.reads, session.id)),
    isAvailable: reason === null,
    reason,
    totalCents: priced.totalCents,
    heldUntil: held?.held_until?.toISOString() ?? null,
  }
}

function closedReason(session: SessionToBook, now: Date): string | null {
  if (session.status !== 'Active' || session.activity_status !== 'Active' || !session.is_active)
    return sentences.NotOpen
  if (session.closed_for !== null) return sentences.ClosedDay
  return session.starts_at <= now ? sentences.AlreadyStarted : null
}

function peopleReason(...[people, session]: Parameters<typeof peopleRefusal>): string | null {
  const refusal = peopleRefusal(people, session)
  if (!refusal) return null
  return refusal.answerKind === 'refused' ? String(refusal.detail.sentence) : 'Please check the people.'
}

function roomReason({ word, detail }: NonNullable<ReturnType<typeof roomRefusal>>): string {
  switch (word) {
    case 'SoldOut':
      return `${detail.spaces} left in this session.`
    case 'StockTaken':
      return `${detail.stock} left in this session.`
    case 'TooManySpaces':
      return `One booking of this session has at most ${detail.max} spaces.`
  }
}

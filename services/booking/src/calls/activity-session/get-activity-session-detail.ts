import type { activitySession } from '@waymark/contracts/activity-session'
import { personToBook } from '@waymark/contracts/activity-shapes'
import { checkInOpensAt } from '@waymark/domain/activity/check-in'
import { spacesTaken } from '@waymark/domain/activity/people'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import * as z from 'zod/mini'
import { sessionRowAnswer } from '../../answers/session-row.ts'
import type { Context } from '../../context.ts'
import {
  countCancelledPeople,
  findIncome,
  findSession,
  listWaiting,
  sumLaterSessions,
} from '../../db/activity-sessions.ts'
import { managesSessions, maySeeSession } from '../../sessions/session-access.ts'

export const getActivitySessionDetail: Handler<Context, typeof activitySession.getActivitySessionDetail> = async (
  { activitySessionId },
  { context, caller, area },
) => {
  const { reads } = context
  const now = context.now()
  const session = await findSession(reads, activitySessionId)
  if (!session || !(await maySeeSession(context, caller, area, activitySessionId))) return notFound()
  const isManager = managesSessions(area)
  const [incomeCents, later, cancelledPeopleCount, waiting] = await Promise.all([
    isManager ? findIncome(reads, activitySessionId) : null,
    sumLaterSessions(reads, session, now),
    countCancelledPeople(reads, activitySessionId),
    listWaiting(reads, activitySessionId),
  ])
  return {
    ...sessionRowAnswer(session),
    note: session.note,
    cancelReason: session.cancel_reason,
    incomeCents,
    laterSessionCount: later.sessions,
    laterBookingCount: later.bookings,
    laterPeopleCount: later.people,
    laterWaitingCount: later.waiting,
    cancelledPeopleCount,
    mayEdit: isManager && (session.status === 'Draft' || session.status === 'Active'),
    isPlaceOpen: session.is_place_active,
    mayCheckIn:
      (session.status === 'Active' || session.status === 'Completed') && checkInOpensAt(session.starts_at) <= now,
    waitlist: waiting.flatMap(({ id, contact_name: name, spaces, people, state, offered_until: until }) =>
      state === 'waiting' || state === 'offered'
        ? [
            {
              waitlistEntryId: id,
              name,
              spaces,
              accessPlaces: accessPlacesOf(people),
              state,
              offeredUntil: until === null ? null : instantToWall(session.time_zone, until.getTime()),
            },
          ]
        : [],
    ),
  }
}

function accessPlacesOf(people: unknown) {
  const { wheelchairSpaces, hearingReceivers, interpreterPlaces, quietPlaces } = spacesTaken(
    z.parse(z.array(personToBook), people),
  )
  return { wheelchairSpaces, hearingReceivers, interpreterPlaces, quietPlaces }
}

import type { activitySession } from '@waymark/contracts/activity-session'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { sessionOfTicketAnswer } from '../../answers/session-of-ticket.ts'
import type { Context } from '../../context.ts'
import { findSession } from '../../db/activity-sessions.ts'
import { listSessionsOfTickets } from '../../db/session-bookings.ts'
import { maySeeSession } from '../../sessions/session-access.ts'
import { ticketsAt } from '../../sessions/tickets.ts'

export const getSessionOfTicket: Handler<Context, typeof activitySession.getSessionOfTicket> = async (
  { activitySessionId, ticketCode },
  { context, caller, area },
) => {
  const session = await findSession(context.reads, activitySessionId)
  if (!session || !(await maySeeSession(context, caller, area, activitySessionId))) return notFound()
  const bookingId = await ticketsAt(context, session).find(ticketCode)
  if (bookingId === undefined) return { place: 'unknown', session: null }
  const [found] = await listSessionsOfTickets(context.reads, session.account_id, [bookingId])
  if (found?.activity_session_id === activitySessionId) return { place: 'here', session: null }
  return { place: 'other session', session: found ? sessionOfTicketAnswer(found) : null }
}

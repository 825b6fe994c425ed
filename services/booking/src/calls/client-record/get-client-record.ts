import type { clientRecord } from '@waymark/contracts/client-record'
import { isReachable } from '@waymark/domain/account/kept-client'
import { serviceName } from '@waymark/domain/catalogue/own-services'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import type { Context } from '../../context.ts'
import { findClientOf, listClientNotes, listVisitsOf } from '../../db/client-records.ts'

export const getClientRecord: Handler<Context, typeof clientRecord.getClientRecord> = async (
  { serviceAreaId, userProfileId },
  { context, area: { accountId } },
) => {
  const client = await findClientOf(context.reads, { serviceAreaId, accountId }, userProfileId)
  if (!client) return notFound()
  const [{ visits, visitCount }, notes] = await Promise.all([
    listVisitsOf(context.reads, serviceAreaId, userProfileId),
    listClientNotes(context.reads, { accountId, clientId: userProfileId, now: context.now() }),
  ])
  return {
    userProfileId,
    firstName: client.first_name,
    lastName: client.last_name,
    phone: client.phone,
    hasAccount: !client.is_kept,
    email: client.email !== null && isReachable(client.email) ? client.email : null,
    visitCount,
    visits: visits.map((visit) => ({
      bookingId: visit.id,
      what:
        visit.service_id === null
          ? (visit.title ?? 'A session')
          : serviceName(visit.service_id, visit.own_service_name),
      itemType: visit.service_id === null ? ('Activity' as const) : ('Service' as const),
      status: visit.status,
      startDateTime: instantToWall(visit.time_zone, visit.starts_at.getTime()),
      timeZone: visit.time_zone,
    })),
    notes: notes.map((note) => ({
      clientNoteId: note.id,
      text: note.text,
      purpose: note.purpose,
      writtenAt: note.written_at.toISOString(),
      writtenByName: note.written_by_name,
      keptUntil: note.kept_until.toISOString(),
    })),
  }
}

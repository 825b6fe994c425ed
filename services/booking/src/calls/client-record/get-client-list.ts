import type { clientRecord } from '@waymark/contracts/client-record'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import type { Context } from '../../context.ts'
import { findAreaPlace } from '../../db/areas.ts'
import { listClientsOf } from '../../db/client-records.ts'

export const getClientList: Handler<Context, typeof clientRecord.getClientList> = async (
  { serviceAreaId, search, pageNumber, pageSize },
  { context, area },
) => {
  const of = { serviceAreaId, accountId: area.accountId, search, now: context.now() }
  const [{ time_zone: timeZone }, { clients, totalCount }] = await Promise.all([
    findAreaPlace(context.reads, serviceAreaId),
    listClientsOf(context.reads, of, { pageNumber, pageSize }),
  ])
  const wall = (instant: Date | null) => instant && instantToWall(timeZone, instant.getTime())
  const items = clients.map((client) => ({
    userProfileId: client.id,
    firstName: client.first_name,
    lastName: client.last_name,
    phone: client.phone,
    hasAccount: !client.is_kept,
    visitCount: client.visit_count,
    lastVisit: wall(client.last_visit),
    nextVisit: wall(client.next_visit),
  }))
  return { items, totalCount, pageNumber, pageSize }
}

import type { UserProfileId } from '@waymark/domain/ids'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import { refuse } from '@waymark/service-kit/refusal'
import { sheetFile } from '@waymark/service-kit/sheet'
import { sessionRowAnswer } from '../answers/session-row.ts'
import type { Context } from '../context.ts'
import { listSessionIds, listSessionsById, type SessionSort } from '../db/activity-sessions.ts'
import { findAreaPlace } from '../db/areas.ts'
import { type SessionsAsked, sessionFilterOf } from '../sessions/session-filter.ts'
import { sessionColumns } from './session-sheet.ts'

const maxRows = 100_000

/** A list of sessions as an xlsx file named with the day at their location. */
export async function sessionListFile(
  context: Context,
  asked: SessionsAsked & { readonly sort: SessionSort },
  of: { readonly name: string; readonly title: string; readonly onlyStaffId: UserProfileId | undefined },
) {
  const now = context.now()
  const { time_zone: timeZone } = await findAreaPlace(context.reads, asked.serviceAreaId)
  const filter = sessionFilterOf(asked, { timeZone, onlyStaffId: of.onlyStaffId, now })
  const ids = await listSessionIds(context.db, filter, { sort: asked.sort, max: maxRows })
  if (!ids) return refuse('TooMany', { max: maxRows.toLocaleString('en-NZ') })
  return sheetFile({
    nameOf: () => `${of.name} ${dayAt(timeZone, now.getTime())}`,
    title: of.title,
    columns: sessionColumns,
    ids,
    read: async (some) => (await listSessionsById(context.db, some)).map(sessionRowAnswer),
  })
}

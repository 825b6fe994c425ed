import type { activitySession } from '@waymark/contracts/activity-session'
import { exportNames } from '@waymark/domain/limits'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { refuse } from '@waymark/service-kit/refusal'
import { sheetFile } from '@waymark/service-kit/sheet'
import { sessionRowAnswer } from '../../answers/session-row.ts'
import type { Context } from '../../context.ts'
import { listSessionIds, listSessionsById } from '../../db/activity-sessions.ts'
import { findAreaNameAndZone } from '../../db/areas.ts'
import { sessionColumns } from '../../exports/session-sheet.ts'
import { onlyStaffId } from '../../sessions/session-access.ts'
import { sessionFilterOf } from '../../sessions/session-filter.ts'

const maxRows = 100_000

export const exportActivitySessionList: Handler<Context, typeof activitySession.exportActivitySessionList> = async (
  input,
  { context, caller, area },
) => {
  const now = context.now()
  const { time_zone: timeZone } = await findAreaNameAndZone(context.reads, input.serviceAreaId)
  const filter = sessionFilterOf(input, { timeZone, onlyStaffId: onlyStaffId(caller, area), now })
  const ids = await listSessionIds(context.db, filter, { sort: input.sort, max: maxRows })
  if (!ids) return refuse('TooMany', { max: maxRows.toLocaleString('en-NZ') })
  return sheetFile({
    nameOf: () => `${exportNames.activitySessions} ${dayAt(timeZone, now.getTime())}`,
    title: 'Activity sessions',
    columns: sessionColumns,
    ids,
    read: async (some) => (await listSessionsById(context.db, some)).map(sessionRowAnswer),
  })
}

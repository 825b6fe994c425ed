import type { activity } from '@waymark/contracts/activity'
import { exportNames } from '@waymark/domain/limits'
import { dayAt } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { sheetFile } from '@waymark/service-kit/sheet'
import { activityAnswer } from '../../answers/activity-answer.ts'
import { activityColumns } from '../../answers/activity-columns.ts'
import type { Context } from '../../context.ts'
import { listActivitiesById, listActivityIds } from '../../db/activities.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'

const maxRows = 100_000

export const exportActivityList: Handler<Context, typeof activity.exportActivityList> = async (input, { context }) => {
  const now = context.now()
  const [ids, timeZone] = await Promise.all([
    listActivityIds(context.db, input, { sort: input.sort, now, max: maxRows, offset: 0 }),
    findAreaTimeZone(context.reads, input.serviceAreaId),
  ])
  return sheetFile({
    nameOf: () => `${exportNames.activities} ${dayAt(timeZone, now.getTime())}`,
    title: 'Activities',
    columns: activityColumns,
    ids,
    read: async (some) => (await listActivitiesById(context.db, some, now)).map(activityAnswer),
  })
}

import type { outage } from '@waymark/contracts/outage'
import { breakableOptions } from '@waymark/domain/access-fit/outages'
import type { Handler } from '@waymark/service-kit/implement'
import { outageAnswer } from '../../answers/outage-answer.ts'
import type { Context } from '../../context.ts'
import { listOptionsHad, listOutages } from '../../db/outages.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'

export const getOutages: Handler<Context, typeof outage.getOutages> = async ({ serviceAreaId }, { context }) => {
  const [rows, timeZone, had] = await Promise.all([
    listOutages(context.reads, serviceAreaId, context.now()),
    findAreaTimeZone(context.reads, serviceAreaId),
    listOptionsHad(context.reads, serviceAreaId),
  ])
  return {
    outages: rows.map((row) => outageAnswer(row, timeZone)),
    breakableOptionIds: breakableOptions.map(({ id }) => id).filter((id) => had.includes(id)),
  }
}

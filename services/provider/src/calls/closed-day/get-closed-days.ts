import type { closedDay } from '@waymark/contracts/closed-day'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { bookedDayAnswer } from '../../answers/booked-day-answer.ts'
import type { Context } from '../../context.ts'
import { listBookedDays, listClosedDays } from '../../db/closed-days.ts'
import { findAreaTimeZone } from '../../db/service-areas.ts'

export const getClosedDays: Handler<Context, typeof closedDay.getClosedDays> = async (
  { serviceAreaId, date },
  { context },
) => {
  const now = context.now()
  const timeZone = await findAreaTimeZone(context.reads, serviceAreaId)
  const today = instantToWall(timeZone, now.getTime()).slice(0, 10)
  const rows = await listClosedDays(context.reads, serviceAreaId, today)
  const days = [...rows.map(({ day }) => day), ...(date === undefined ? [] : [date])]
  const booked = await listBookedDays(context.reads, { serviceAreaId, timeZone, days, now })
  return {
    today,
    booked: date === undefined ? null : bookedDayAnswer(booked, date, now),
    closedDays: rows.map(({ id, day, name }) => ({
      closedDayId: id,
      date: day,
      name,
      ...bookedDayAnswer(booked, day, now),
    })),
  }
}

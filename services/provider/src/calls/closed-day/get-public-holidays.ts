import type { closedDay } from '@waymark/contracts/closed-day'
import { addMonths } from '@waymark/domain/schedule/wall-clock'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type { Handler } from '@waymark/service-kit/implement'
import { notFound } from '@waymark/service-kit/refusal'
import { bookedDayAnswer } from '../../answers/booked-day-answer.ts'
import type { Context } from '../../context.ts'
import { listBookedDays, listClosedDays } from '../../db/closed-days.ts'
import { findArea } from '../../db/service-areas.ts'
import { hasOwnHolidays, publicHolidays } from '../../schedule/public-holidays.ts'

const monthsAhead = 12

export const getPublicHolidays: Handler<Context, typeof closedDay.getPublicHolidays> = async (
  { serviceAreaId },
  { context },
) => {
  const area = await findArea(context.reads, serviceAreaId)
  if (!area) return notFound()
  const now = context.now()
  const timeZone = area.time_zone
  const today = instantToWall(timeZone, now.getTime()).slice(0, 10)
  const place = { countryId: area.country_id, region: area.region, suburb: area.suburb }
  const holidays = await publicHolidays(place, today, addMonths(today, monthsAhead))
  const days = holidays.map(({ date }) => date)
  const [closed, booked] = await Promise.all([
    listClosedDays(context.reads, serviceAreaId, today),
    listBookedDays(context.reads, { serviceAreaId, timeZone, days, now }),
  ])
  return {
    regionName: hasOwnHolidays(place) ? area.region : null,
    holidays: holidays.map((holiday) => ({
      ...holiday,
      isClosed: closed.some(({ day }) => day === holiday.date),
      ...bookedDayAnswer(booked, holiday.date, now),
    })),
  }
}

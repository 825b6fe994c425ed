import { minuteOfTime, type WallDateTime } from '@waymark/domain/schedule/wall-clock'
import { wallToInstant } from '@waymark/domain/schedule/wall-time'
import type { World } from '../world.ts'

/** Adds a weekly start (`HH:mm`, Sunday is 0) to a service of an area; returns the line's id. */
export async function makeLine(
  world: World,
  serviceAreaServiceId: number,
  dayOfWeek: number,
  startTime: string,
  staffIds: readonly number[] = [],
): Promise<number> {
  const startMinute = minuteOfTime(startTime)
  if (startMinute === null) throw new Error(`"${startTime}" is no time of day`)
  const { id } = await world.db
    .insertInto('provider.schedule_line')
    .values({
      service_area_service_id: serviceAreaServiceId,
      day_of_week: dayOfWeek,
      start_minute: startMinute,
      staff_ids: [...staffIds],
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Adds a span of time away or extra time, in wall times of `timeZone`; returns its id. */
export async function makeException(
  world: World,
  serviceAreaServiceId: number,
  span: {
    readonly kind: 'away' | 'extra'
    readonly start: WallDateTime
    readonly end: WallDateTime
    readonly timeZone?: string
    readonly staffId?: number
    readonly note?: string
  },
): Promise<number> {
  const { timeZone = 'Pacific/Auckland' } = span
  const instantOf = (wall: WallDateTime): Date => {
    const instantMs = wallToInstant(timeZone, wall)
    if (instantMs === null) throw new Error(`${wall} does not exist in ${timeZone}`)
    return new Date(instantMs)
  }
  const { id } = await world.db
    .insertInto('provider.schedule_exception')
    .values({
      service_area_service_id: serviceAreaServiceId,
      kind: span.kind,
      starts_at: instantOf(span.start),
      ends_at: instantOf(span.end),
      staff_id: span.staffId ?? null,
      note: span.note ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

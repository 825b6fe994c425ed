import type { ServiceAreaServiceId } from '@waymark/domain/ids'
import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { Context } from '../context.ts'
import { findSchedule, type Schedule } from '../db/schedules.ts'
import type { BookingDatabase } from '../db/schema.ts'

/** A few kB each. */
const keptMax = 5000
const dayMs = 86_400_000
/** Longer than any series. */
const aheadDays = 500

const keptByDatabase = new WeakMap<Kysely<BookingDatabase>, LRUCache<ServiceAreaServiceId, Schedule>>()

/**
 * The schedule of a service until an instant, while it is offered: what a provider seldom changes, kept in memory. It may
 * have changed since: whoever takes it compares its version with that of what is taken (`findTaken`).
 */
export async function keptSchedule(
  { plannedReads, now }: Context,
  id: ServiceAreaServiceId,
  until: Date,
): Promise<Schedule | undefined> {
  const kept = keptIn(plannedReads).get(id)
  if (kept && kept.until >= until) return kept
  const nowMs = now().getTime()
  const read = await findSchedule(plannedReads, id, {
    from: new Date(nowMs - 3 * dayMs),
    until: new Date(Math.max(nowMs + aheadDays * dayMs, until.getTime())),
  })
  if (read) keptIn(plannedReads).set(id, read)
  return read
}

/** Has the schedule read again when it is asked for next. */
export function forgetSchedule({ plannedReads }: Context, id: ServiceAreaServiceId): void {
  keptIn(plannedReads).delete(id)
}

function keptIn(db: Kysely<BookingDatabase>) {
  const kept = keptByDatabase.get(db) ?? new LRUCache<ServiceAreaServiceId, Schedule>({ max: keptMax })
  keptByDatabase.set(db, kept)
  return kept
}

import { addDays, type WallDay } from '@waymark/domain/schedule/wall-clock'

const dayMs = 86_400_000

/**
 * The instants between which a list's bookings start. Days are read in UTC with half a day to spare at each end, since
 * one list can hold areas of several zones; `upcoming` begins now.
 */
export function spanOf(
  asked: {
    readonly period: 'all' | 'upcoming' | 'past'
    readonly fromDate?: WallDay | undefined
    readonly toDate?: WallDay | undefined
  },
  now: Date,
): { from?: Date; until?: Date } {
  const from = asked.fromDate && new Date(Date.parse(`${asked.fromDate}T00:00:00Z`) - dayMs / 2)
  const until = asked.toDate && new Date(Date.parse(`${addDays(asked.toDate, 1)}T00:00:00Z`) - dayMs / 2)
  const upcomingFrom = asked.period === 'upcoming' ? now : undefined
  const pastUntil = asked.period === 'past' ? now : undefined
  const latest = from && upcomingFrom ? (from > upcomingFrom ? from : upcomingFrom) : (from ?? upcomingFrom)
  const earliest = until && pastUntil ? (until < pastUntil ? until : pastUntil) : (until ?? pastUntil)
  return { ...(latest ? { from: latest } : {}), ...(earliest ? { until: earliest } : {}) }
}

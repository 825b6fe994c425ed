import { addDays, type WallDay } from '@waymark/domain/schedule/wall-clock'

const dayMs = 86_400_000

/**
 * The instants between which a list's bookings start, or by which they end. Days are read in UTC with half a day of slack
 * at each end, since one list can span several zones; `upcoming` begins now, `past` is over now.
 */
export function spanOf(
  input: {
    readonly period: 'all' | 'upcoming' | 'past'
    readonly fromDate?: WallDay | undefined
    readonly toDate?: WallDay | undefined
  },
  now: Date,
): { from?: Date; until?: Date; endedBy?: Date } {
  const from = input.fromDate && new Date(Date.parse(`${input.fromDate}T00:00:00Z`) - dayMs / 2)
  const until = input.toDate && new Date(Date.parse(`${addDays(input.toDate, 1)}T00:00:00Z`) - dayMs / 2)
  const upcomingFrom = input.period === 'upcoming' ? now : undefined
  const latest = from && upcomingFrom ? (from > upcomingFrom ? from : upcomingFrom) : (from ?? upcomingFrom)
  return {
    ...(latest ? { from: latest } : {}),
    ...(until ? { until } : {}),
    ...(input.period === 'past' ? { endedBy: now } : {}),
  }
}

import { addDays, type WallDay } from '@waymark/domain/schedule/wall-clock'

const dayMs = 86_400_000

/**
 * The instants between which a list's bookings start. Days are read in UTC with half a day of slack at each end, since
 * one list can span several zones; `upcoming` begins now.
 */
export function spanOf(
  input: {
    readonly period: 'all' | 'upcoming' | 'past'
    readonly fromDate?: WallDay | undefined
    readonly toDate?: WallDay | undefined
  },
  now: Date,
): { from?: Date; until?: Date } {
  const from = input.fromDate && new Date(Date.parse(`${input.fromDate}T00:00:00Z`) - dayMs / 2)
  const until = input.toDate && new Date(Date.parse(`${addDays(input.toDate, 1)}T00:00:00Z`) - dayMs / 2)
  const upcomingFrom = input.period === 'upcoming' ? now : undefined
  const pastUntil = input.period === 'past' ? now : undefined
  const latest = from && upcomingFrom ? (from > upcomingFrom ? from : upcomingFrom) : (from ?? upcomingFrom)
  const earliest = until && pastUntil ? (until < pastUntil ? until : pastUntil) : (until ?? pastUntil)
  return { ...(latest ? { from: latest } : {}), ...(earliest ? { until: earliest } : {}) }
}

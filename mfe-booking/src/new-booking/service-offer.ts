import type { serviceOffer } from '@waymark/contracts/booking-shapes'
import type * as z from 'zod/mini'

/** One service of one service area, as the booking form starts with it. */
export type ServiceOffer = z.output<typeof serviceOffer>
export type OfferedSize = ServiceOffer['sizeOptions'][number]

/** "30 minutes", "1 hour", "1.5 hours". */
export function durationText(hours: number): string {
  if (hours < 1) return `${Math.round(hours * 60)} minutes`
  return hours === 1 ? '1 hour' : `${hours} hours`
}

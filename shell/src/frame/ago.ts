import { once } from '@waymark/domain/once'

const minuteMs = 60_000
const units = [
  { unit: 'day', ms: 24 * 60 * minuteMs },
  { unit: 'hour', ms: 60 * minuteMs },
  { unit: 'minute', ms: minuteMs },
] as const
const words = once(() => new Intl.RelativeTimeFormat('en-NZ', { numeric: 'auto' }))

/** "20 minutes ago", "yesterday": how long before `nowMs` an instant (ISO) was. */
export function ago(instant: string, nowMs: number): string {
  const passedMs = nowMs - Date.parse(instant)
  const fitting = units.find(({ ms }) => passedMs >= ms)
  return fitting ? words().format(-Math.floor(passedMs / fitting.ms), fitting.unit) : 'just now'
}

import { browserTemporal } from './browser-temporal.ts'
import { zoneName } from './zone-name.ts'

/** The zone of the viewer's own clocks. */
export function viewerZone(): string {
  return browserTemporal()?.Now.timeZoneId() ?? Intl.DateTimeFormat().resolvedOptions().timeZone
}

/** The viewer's day, `YYYY-MM-DD`, by their clock alone: formats of dates are dear to ask for the first time. */
export function viewerToday(): string {
  const now = new Date()
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-')
}

/** The zone of a place where the viewer's own clocks differ from it, to be named beside its times; else undefined. */
export function namedZone(timeZone: string): string | undefined {
  return viewerZone() === timeZone ? undefined : timeZone
}

/** The name of the zone of the viewer's own clocks, to be said beside their times where a place's differ; else undefined. */
export function ownZoneName(timeZone: string): string | undefined {
  return namedZone(timeZone) && zoneName(viewerZone())
}

/** "All times are Auckland time.", said once beside times at a place; null where the viewer's own clocks say the same. */
export function allTimesText(timeZone: string): string | null {
  const zone = namedZone(timeZone)
  return zone ? `All times are ${zoneName(zone)}.` : null
}

import { formatCount } from '@waymark/web-kit/format'

/** "1 hour", "45 minutes", "1 hour and 15 minutes". */
export function durationText(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  const parts = [hours > 0 && formatCount(hours, 'hour'), (rest > 0 || hours === 0) && formatCount(rest, 'minute')]
  return parts.filter((part) => part !== false).join(' and ')
}

interface VisitMinutes {
  readonly durationMinutes: number
  readonly maxDurationMinutes?: number | undefined
}

/** How long a visit takes by its sizes: "1 hour", "30 minutes to 1 hour and 30 minutes". */
export function visitText({ durationMinutes, maxDurationMinutes = durationMinutes }: VisitMinutes): string {
  const shortest = durationText(durationMinutes)
  return maxDurationMinutes === durationMinutes ? shortest : `${shortest} to ${durationText(maxDurationMinutes)}`
}

import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'

/** A day and a time, chosen one after the other. */
export interface ChosenTime {
  /** YYYY-MM-DD, or empty. */
  readonly day: string
  /** HH:mm, or empty. */
  readonly time: string
}

/** The chosen start, or null while the day or the time is missing. */
export function startOf({ day, time }: ChosenTime): WallDateTime | null {
  return day === '' || time === '' ? null : `${day}T${time}:00`
}

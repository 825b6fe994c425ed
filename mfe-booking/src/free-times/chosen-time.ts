import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'

/** A day and a time as they are chosen, one after the other. */
export interface ChosenTime {
  /** YYYY-MM-DD, or empty. */
  readonly day: string
  /** HH:mm, or empty. */
  readonly time: string
}

/** The start that is chosen, or null while day or time is open. */
export function startOf({ day, time }: ChosenTime): WallDateTime | null {
  return day === '' || time === '' ? null : `${day}T${time}:00`
}

import type { StockKind } from '@waymark/domain/activity/people'
import type { SceneName } from './pictures/scenes.ts'
import type { VenueKind } from './venue.ts'

/** When an activity takes place: each so many days, or once, so many days from today. */
export type Repeat = 'Daily' | 'Weekly' | 'Fortnightly' | { readonly inDays: readonly number[] }

/** What an entry may leave out. */
interface EntryDetails {
  readonly repeat?: Repeat
  /** Scenes of further pictures. */
  readonly others?: readonly SceneName[]
  /** Keys of accessibility options that it meets, beside those of its access places. */
  readonly facts?: readonly string[]
  /** What to bring or know beforehand. */
  readonly preparation?: string
  /** Until how many hours before the start money is given back; 24 unless given. */
  readonly refundUntilHours?: number
}

/** A recurring event at a venue. */
export interface ProgrammeEntry extends EntryDetails {
  readonly title: string
  readonly description: string
  readonly scene: SceneName
  /** The kinds of venue that may have it. */
  readonly at: readonly VenueKind[]
  /** Keys of the catalogue's activity kinds. */
  readonly kinds: readonly string[]
  readonly ages: readonly [min: number | null, max: number | null]
  readonly priceCents: number
  readonly spaces: number
  readonly spacesPerClient: number
  readonly minutes: number
  /** Sunday is 0; of no meaning for what takes place daily or once. */
  readonly dayOfWeek: number
  readonly startMinute: number
  /** Access places that each session counts beside its spaces. */
  readonly stock: Readonly<Partial<Record<StockKind, number>>>
}

export const adults = [16, null] as const
export const everybody = [null, null] as const

export function entry(
  title: string,
  scene: SceneName,
  at: readonly VenueKind[],
  kinds: readonly string[],
  ages: ProgrammeEntry['ages'],
  priceCents: number,
  [spaces, spacesPerClient]: readonly [number, number],
  [dayOfWeek, startMinute, minutes]: readonly [number, number, number],
  stock: ProgrammeEntry['stock'],
  description: string,
  details: EntryDetails = {},
): ProgrammeEntry {
  return {
    title,
    description,
    scene,
    at,
    kinds,
    ages,
    priceCents,
    spaces,
    spacesPerClient,
    minutes,
    dayOfWeek,
    startMinute,
    stock,
    ...details,
  }
}

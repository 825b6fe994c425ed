import type { Repeat } from '@waymark/domain/enums'
import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'
import type { ChosenTime } from '../free-times/chosen-time.ts'
import type { ChosenPlace } from '../place/place.ts'

/** What a person has answered so far; it outlives a reload and the end of a session. */
export interface BookingDraft extends ChosenTime {
  readonly sizeOptionId: number | null
  readonly peopleQty: number | null
  readonly isMyself: boolean
  readonly recipientName: string
  readonly recipientPhone: string
  readonly recipientNotes: string
  readonly street: string
  readonly placeText: string
  /** Null until a place is chosen from the list. */
  readonly place: ChosenPlace | null
  readonly unit: string
  readonly preferredStaffId: number | null
  readonly repeat: Repeat | 'None'
  /** Last day of the repeats, YYYY-MM-DD, or empty. */
  readonly untilDay: string
  /** Dates of the repeats that the person took out. */
  readonly removedDates: readonly WallDateTime[]
  /** The other time chosen for a date that is not free. */
  readonly alternatives: Readonly<Record<WallDateTime, WallDateTime>>
  readonly notes: string
  readonly sharedOptionIds: readonly number[]
}

/** A draft before the first answer. A single size needs no choice. */
export function emptyDraft(sizeOptionIds: readonly number[], place: ChosenPlace | null): BookingDraft {
  const [onlySize, anotherSize] = sizeOptionIds
  return {
    sizeOptionId: onlySize !== undefined && anotherSize === undefined ? onlySize : null,
    peopleQty: 1,
    isMyself: true,
    recipientName: '',
    recipientPhone: '',
    recipientNotes: '',
    street: '',
    placeText: place?.label ?? '',
    place,
    unit: '',
    day: '',
    time: '',
    preferredStaffId: null,
    repeat: 'None',
    untilDay: '',
    removedDates: [],
    alternatives: {},
    notes: '',
    sharedOptionIds: [],
  }
}

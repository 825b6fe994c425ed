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
  /** The visit of the page whose search chose the place; empty when none did. */
  readonly searchedBy: string
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

/** How the person came to the form: by which visit of the page, and for which place, when a search led here. */
export interface Arrival {
  readonly visit: string
  readonly place: ChosenPlace | null
}

/**
 * A kept draft as this visit opens it. A place that was searched for since then is the one that is meant, and the street
 * of another place goes with that; somebody who has left the team is not asked for.
 */
export function openedDraft(kept: BookingDraft, { visit, place }: Arrival, staffIds: readonly number[]): BookingDraft {
  const isGone = kept.preferredStaffId !== null && !staffIds.includes(kept.preferredStaffId)
  const draft = isGone ? { ...kept, preferredStaffId: null } : kept
  if (!place || draft.searchedBy === visit) return draft
  const isSamePlace = draft.place === null || draft.place.label === place.label
  const address = isSamePlace ? {} : { street: '', unit: '' }
  return { ...draft, ...address, place, placeText: place.label, searchedBy: visit }
}

/** A draft before the first answer. A single size needs no choice. */
export function emptyDraft(sizeOptionIds: readonly number[]): BookingDraft {
  const [onlySize, anotherSize] = sizeOptionIds
  return {
    sizeOptionId: onlySize !== undefined && anotherSize === undefined ? onlySize : null,
    peopleQty: 1,
    isMyself: true,
    recipientName: '',
    recipientPhone: '',
    recipientNotes: '',
    street: '',
    placeText: '',
    place: null,
    searchedBy: '',
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

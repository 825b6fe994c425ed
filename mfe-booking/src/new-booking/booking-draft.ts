import type { Repeat } from '@waymark/domain/enums'
import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'
import type { ChosenTime } from '../free-times/chosen-time.ts'
import type { ChosenPlace } from '../place/place.ts'

/** What a person has answered so far; survives a reload and the end of the session. */
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
  /** The page visit whose search chose the place; empty when none did. */
  readonly searchedBy: string
  readonly unit: string
  readonly preferredStaffId: number | null
  readonly repeat: Repeat | 'None'
  /** Last day of the repeats, YYYY-MM-DD, or empty. */
  readonly untilDay: string
  /** Dates of the repeats that the person removed. */
  readonly removedDates: readonly WallDateTime[]
  /** The other time chosen for a date that is not free. */
  readonly alternatives: Readonly<Record<WallDateTime, WallDateTime>>
  readonly notes: string
  readonly sharedOptionIds: readonly number[]
}

/** How the person reached the form: on which page visit and, after a search, for which place. */
export interface Arrival {
  readonly visit: string
  readonly place: ChosenPlace | null
}

/**
 * A kept draft as this visit opens it. A place searched for since then wins, and the street
 * of the previous place is dropped; somebody who has left the team is no longer preferred.
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

import type { Repeat } from '@waymark/domain/enums'
import type { WallDateTime } from '@waymark/domain/schedule/wall-clock'
import type { ChosenTime } from '../free-times/chosen-time.ts'
import type { ChosenPlace } from '../place/place.ts'

/** What is booked, for whom and where: the answers that a change of a booking can give anew. */
export interface AnswersDraft {
  readonly sizeOptionId: number | null
  readonly peopleQty: number | null
  readonly isMyself: boolean
  /** Somebody whom the person keeps; null for themself and for somebody typed here. */
  readonly savedRecipientId: number | null
  readonly recipientName: string
  readonly recipientPhone: string
  readonly recipientNotes: string
  /** Keep who is typed here for the next time. */
  readonly keepsRecipient: boolean
  /** An address that the person keeps; null for one typed here. */
  readonly savedAddressId: number | null
  readonly street: string
  readonly placeText: string
  /** Null until a place is chosen from the list. */
  readonly place: ChosenPlace | null
  readonly unit: string
  /** The position of `place` is a point that the person set. */
  readonly isExactPoint: boolean
  readonly accessNotes: string
  /** The name under which the address typed here is kept; empty to keep nothing. */
  readonly keepsAddressAs: string
  readonly notes: string
  readonly sharedOptionIds: readonly number[]
}

/** The answers that are written. */
export type WrittenAnswer = keyof Pick<
  AnswersDraft,
  'recipientName' | 'recipientPhone' | 'recipientNotes' | 'street' | 'unit' | 'accessNotes' | 'keepsAddressAs' | 'notes'
>

/** What a person has answered so far; survives a reload and the end of the session. */
export interface BookingDraft extends AnswersDraft, ChosenTime {
  /** The page visit whose search chose the place; empty when none did. */
  readonly searchedBy: string
  readonly preferredStaffId: number | null
  readonly repeat: Repeat | 'None'
  /** Last day of the repeats, YYYY-MM-DD, or empty. */
  readonly untilDay: string
  /** Dates of the repeats that the person removed. */
  readonly removedDates: readonly WallDateTime[]
  /** The other time chosen for a date that is not free. */
  readonly alternatives: Readonly<Record<WallDateTime, WallDateTime>>
  /** The page visit that brought the answers of an earlier booking; empty when none did. */
  readonly startedAgainBy: string
}

/** The draft of the form for a service; `whose` is the location that books, or the client who rang up. */
export function bookingDraftKey(serviceAreaServiceId: number, whose: string): string {
  return `new-booking:${serviceAreaServiceId}:${whose}`
}

/** How the person reached the form: on which page visit and, after a search, for which place. */
export interface Arrival {
  readonly visit: string
  readonly place: ChosenPlace | null
  /** A time of the search, and the size that it is free for. */
  readonly start: { readonly time: WallDateTime; readonly sizeOptionId: number } | null
  /** The answers of a booking that is made again. */
  readonly again: Partial<BookingDraft> | null
}

/**
 * A kept draft as this visit opens it. Answers of an earlier booking replace it once. A place searched for since then wins, and the street
 * of the previous place is dropped; somebody who has left the team is no longer preferred.
 */
export function openedDraft(
  kept: BookingDraft,
  { visit, place, start, again }: Arrival,
  staffIds: readonly number[],
): BookingDraft {
  if (again && kept.startedAgainBy !== visit) return { ...kept, ...again, startedAgainBy: visit }
  const isGone = kept.preferredStaffId !== null && !staffIds.includes(kept.preferredStaffId)
  const draft = isGone ? { ...kept, preferredStaffId: null } : kept
  if (!place || draft.searchedBy === visit) return draft
  const isSamePlace = draft.place === null || draft.place.label === place.label
  const address = isSamePlace
    ? {}
    : { street: '', unit: '', accessNotes: '', isExactPoint: false, savedAddressId: null, keepsAddressAs: '' }
  const time = start && {
    day: start.time.slice(0, 10),
    time: start.time.slice(11, 16),
    sizeOptionId: draft.sizeOptionId ?? start.sizeOptionId,
  }
  return { ...draft, ...address, ...time, place, placeText: place.label, searchedBy: visit }
}

/** A draft before the first answer, with what is `known` of the person. A single size needs no choice. */
export function emptyDraft(sizeOptionIds: readonly number[], known: Partial<BookingDraft> = {}): BookingDraft {
  const [onlySize, anotherSize] = sizeOptionIds
  return {
    sizeOptionId: onlySize !== undefined && anotherSize === undefined ? onlySize : null,
    peopleQty: 1,
    isMyself: true,
    savedRecipientId: null,
    recipientName: '',
    recipientPhone: '',
    recipientNotes: '',
    keepsRecipient: false,
    savedAddressId: null,
    street: '',
    placeText: '',
    place: null,
    searchedBy: '',
    unit: '',
    isExactPoint: false,
    accessNotes: '',
    keepsAddressAs: '',
    day: '',
    time: '',
    preferredStaffId: null,
    repeat: 'None',
    untilDay: '',
    removedDates: [],
    alternatives: {},
    notes: '',
    sharedOptionIds: [],
    startedAgainBy: '',
    ...known,
  }
}

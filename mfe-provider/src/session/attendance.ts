import type { activitySession } from '@waymark/contracts/activity-session'
import type { OutputOf } from '@waymark/contracts/define-call'
import { accessOption } from '@waymark/domain/access-fit/options'
import type { StockKind } from '@waymark/domain/activity/people'
import { readTicketCode } from '@waymark/domain/activity/ticket-code'
import { formatDateTime } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import type { QueuedMark } from './mark-queue.ts'

export type SessionBooking = OutputOf<typeof activitySession.getActivityBookingsInActivitySession>['items'][number]
export type BookedPerson = SessionBooking['people'][number]

/** Whether somebody is here, since when, and whether the server knows. */
export interface Presence {
  readonly isHere: boolean
  readonly at: string | null
  readonly isWaiting: boolean
}

/** A person who holds a space, with whom they bring, and where they are. */
export interface Attendee {
  readonly booking: SessionBooking
  readonly person: BookedPerson
  readonly companion: BookedPerson | null
  readonly presence: Presence
  /** They are here, and their companion is not: nobody waits for the companion any more. */
  readonly cameAlone: boolean
  /** How many they are with their companion, and how many of them are here. */
  readonly peopleCount: number
  readonly hereCount: number
}

/** Everybody who holds a space, by name; what was marked on this device counts before what the server said. */
export function attendeesOf(bookings: readonly SessionBooking[], marks: readonly QueuedMark[]): Attendee[] {
  return bookings
    .flatMap((booking) =>
      booking.people
        .filter(({ companionOf }) => companionOf === null)
        .map((person) => attendeeOf(booking, person, marks)),
    )
    .sort((one, other) => one.person.name.localeCompare(other.person.name, 'en-NZ'))
}

function attendeeOf(booking: SessionBooking, person: BookedPerson, marks: readonly QueuedMark[]): Attendee {
  const companion = booking.people.find(({ companionOf }) => companionOf === person.position) ?? null
  const group = companion ? [person, companion] : [person]
  const presence = presenceOf(booking, person, marks)
  const hereCount = group.filter((one) => presenceOf(booking, one, marks).isHere).length
  return {
    booking,
    person,
    companion,
    presence,
    cameAlone: companion !== null && presence.isHere && hereCount === 1,
    peopleCount: group.length,
    hereCount,
  }
}

/** How many people are booked with their companions, as a session counts them, and where they are. */
export interface PeopleCounts {
  readonly all: number
  readonly here: number
  /** Companions of those who came alone. */
  readonly staysAway: number
  readonly toCome: number
}

export function countPeople(attendees: readonly Attendee[]): PeopleCounts {
  const all = attendees.reduce((sum, { peopleCount }) => sum + peopleCount, 0)
  const here = attendees.reduce((sum, { hereCount }) => sum + hereCount, 0)
  const staysAway = attendees.filter(({ cameAlone }) => cameAlone).length
  return { all, here, staysAway, toCome: all - here - staysAway }
}

function presenceOf(booking: SessionBooking, person: BookedPerson, marks: readonly QueuedMark[]): Presence {
  const mark = marks.findLast(
    ({ activityBookingId, ticketCode, positions }) =>
      (activityBookingId === booking.activityBookingId || ticketCode === booking.ticketCode) &&
      (positions === undefined || positions.includes(person.position)),
  )
  if (mark) return { isHere: mark.isHere, at: mark.isHere ? mark.at : null, isWaiting: true }
  return { isHere: person.checkedInAt !== null, at: person.checkedInAt, isWaiting: false }
}

/** The positions that come and go with a person: their own and their companion's. */
export function positionsOf({ person, companion }: Attendee): number[] {
  return companion ? [person.position, companion.position] : [person.position]
}

/** What somebody needs, in words; `stock` where an access place is kept for it. */
export interface PersonNeed {
  readonly words: string
  readonly stock: StockKind | null
}

/** What somebody can wish for, and how it is called. */
export const wishes = [
  ['wantsWheelchairSpace', { words: 'Wheelchair space', stock: 'wheelchairSpaces' }],
  ['wantsHearingReceiver', { words: 'Hearing loop receiver', stock: 'hearingReceivers' }],
  ['wantsInterpreter', { words: 'Place near the interpreter', stock: 'interpreterPlaces' }],
  ['wantsQuietPlace', { words: 'Quiet place', stock: 'quietPlaces' }],
] as const

/** What is kept for a person and what they shared. */
export function needsOf(person: BookedPerson): PersonNeed[] {
  return [
    ...wishes.filter(([wish]) => person[wish]).map(([, need]) => need),
    ...person.sharedAccessibilityOptionIds.flatMap((id) => {
      const option = accessOption(id)
      return option ? [{ words: option.label, stock: null }] : []
    }),
  ]
}

/** What to prepare before the doors open: each need, and for how many. */
export function preparations(attendees: readonly Attendee[]): { readonly need: string; readonly count: number }[] {
  const counts = new Map<string, number>()
  for (const { person, companion } of attendees) {
    for (const { words } of [person, companion].flatMap((one) => (one ? needsOf(one) : [])))
      counts.set(words, (counts.get(words) ?? 0) + 1)
  }
  return [...counts].map(([need, count]) => ({ need, count }))
}

/** Whether a name or the code of the ticket has these words. */
export function isFound({ booking, person, companion }: Attendee, search: string): boolean {
  const words = plain(search)
  const texts = [person.name, companion?.name ?? '', booking.contactName, booking.ticketCode]
  return texts.some((text) => plain(text).includes(words))
}

/** Without case, macrons and spaces. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}|\s/gu, '')
    .toLowerCase()
}

/** The booking of a scanned or typed code: the whole of it, or an end that only one booking of the list has. */
export function bookingOfCode(bookings: readonly SessionBooking[], code: string): SessionBooking | null {
  const read = readTicketCode(code)
  if (read === null) return null
  const { bookingId, proof } = read
  if (bookingId !== null) return bookings.find(({ ticketCode }) => ticketCode === `WM-${bookingId}-${proof}`) ?? null
  const [found, ...others] = bookings.filter(({ ticketCode }) => ticketCode.endsWith(proof))
  return others.length === 0 ? (found ?? null) : null
}

/** The part of a ticket's code that is told apart at a door, in groups that can be read aloud: "ABCDE FGH23". */
export function spokenCode(ticketCode: string): string {
  return (ticketCode.split('-').at(-1) ?? ticketCode).replace(/(.{5})(?=.)/g, '$1 ')
}

/** What a booking paid, as a word with its shape. */
export function payState({ totalCents, paidCents }: SessionBooking): 'nothing' | 'paid' | 'open' {
  if (totalCents === 0) return 'nothing'
  return paidCents >= totalCents ? 'paid' : 'open'
}

type TicketSession = NonNullable<OutputOf<typeof activitySession.getSessionOfTicket>['session']>

/** "Clay and kōrero, Fri 4 Dec 2026, 10:00 am" */
export function ticketSessionText({ activityTitle, startDateTime, timeZone }: TicketSession): string {
  return `${activityTitle}, ${formatDateTime(startDateTime, namedZone(timeZone))}`
}

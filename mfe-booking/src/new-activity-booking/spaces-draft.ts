import type { activityBooking } from '@waymark/contracts/activity-booking'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { bookingTotalCents, type PersonKind } from '@waymark/domain/activity/people'
import type { AwaitedWish } from '../activity/activity-hrefs.ts'
import type { OpenSession } from '../activity/activity-words.ts'

/** What is kept and shared for one person. */
export interface PersonWishes {
  readonly wantsWheelchairSpace: boolean
  readonly wantsHearingReceiver: boolean
  readonly wantsInterpreter: boolean
  readonly wantsQuietPlace: boolean
  readonly sharedAccessibilityOptionIds: readonly number[]
}

/** One person as typed. A companion is part of the person they come with, and leaves with them. */
export interface PersonDraft extends PersonWishes {
  readonly name: string
  readonly kind: Exclude<PersonKind, 'companion'>
  readonly age: number | null
  readonly companion: CompanionDraft | null
}

export interface CompanionDraft extends PersonWishes {
  readonly name: string
}

/** What somebody has answered so far; survives a reload and logging in. */
export interface SpacesDraft {
  readonly people: readonly PersonDraft[]
  readonly firstName: string
  readonly lastName: string
  readonly contactEmail: string
  readonly contactPhone: string
  readonly notes: string
}

export const noWishes: PersonWishes = {
  wantsWheelchairSpace: false,
  wantsHearingReceiver: false,
  wantsInterpreter: false,
  wantsQuietPlace: false,
  sharedAccessibilityOptionIds: [],
}

export const nobody: PersonDraft = { ...noWishes, name: '', kind: 'standard', age: null, companion: null }

/** The answers with what somebody of them waits for; unchanged where there is nobody at that position. */
export function wishing(draft: SpacesDraft, { person, wish }: AwaitedWish): SpacesDraft {
  return { ...draft, people: draft.people.map((one, index) => (index === person ? { ...one, [wish]: true } : one)) }
}

type PersonToBook = ParsedInputOf<typeof activityBooking.addNewActivityBooking>['people'][number]

interface Placed {
  readonly person: PersonToBook
  /** The path of this person in the form. */
  readonly field: string
}

/** The people as they are sent, each companion right after the person they come with. */
function placedPeople(people: readonly PersonDraft[]): readonly Placed[] {
  const placed: Placed[] = []
  for (const [index, { companion, ...person }] of people.entries()) {
    const field = `people.${index}`
    const position = placed.length
    placed.push({ person: { ...asSent(person), companionOf: null }, field })
    if (companion)
      placed.push({
        person: { ...asSent(companion), kind: 'companion', companionOf: position, age: null },
        field: `${field}.companion`,
      })
  }
  return placed
}

function asSent<Wishes extends PersonWishes>(typed: Wishes) {
  return { ...typed, sharedAccessibilityOptionIds: [...typed.sharedAccessibilityOptionIds] }
}

export function peopleToBook(people: readonly PersonDraft[]): PersonToBook[] {
  return placedPeople(people).map(({ person }) => person)
}

/** How many spaces they take of a session: a companion takes one beside the person they come with. */
export function spacesOf(people: readonly PersonDraft[]): number {
  return placedPeople(people).length
}

/** What somebody is called on the screen before they are named. */
export function personName({ name }: Pick<PersonDraft, 'name'>, index: number): string {
  return name.trim() || `Person ${index + 1}`
}

/** The people as they are sent, everybody with a name to show. */
export function namedPeople(people: readonly PersonDraft[]): PersonToBook[] {
  return peopleToBook(
    people.map((person, index) => {
      const name = personName(person, index)
      const { companion } = person
      return {
        ...person,
        name,
        companion: companion && { ...companion, name: companion.name.trim() || `Companion of ${name}` },
      }
    }),
  )
}

export function totalOf(people: readonly PersonDraft[], session: OpenSession): number {
  return bookingTotalCents(peopleToBook(people), session)
}

/** The field of the form for a path of the call's input, or of a guest's registration. */
export function fieldOfSpacesPath(path: string, { people }: SpacesDraft): string {
  if (path === 'contactName') return 'firstName'
  if (path === 'email') return 'contactEmail'
  if (path === 'phone') return 'contactPhone'
  if (path === 'people') return 'people.0.name'
  const [, position, name = ''] = /^people\.(\d+)\.?(.*)$/.exec(path) ?? []
  const placed = position === undefined ? undefined : placedPeople(people)[Number(position)]
  if (!placed) return path
  if (name === '' || name === 'name' || name === 'companionOf') return `${placed.field}.name`
  return name.startsWith('wants') ? `${placed.field}.wishes` : `${placed.field}.${name}`
}

/** Who comes and whom to tell, as both booking and waiting send it. */
export function groupToSend({ people, firstName, lastName, contactEmail, contactPhone }: SpacesDraft) {
  return {
    people: peopleToBook(people),
    contactName: `${firstName} ${lastName}`.trim(),
    contactEmail,
    contactPhone: contactPhone.trim() === '' ? null : contactPhone,
  }
}

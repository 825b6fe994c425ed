import { booking } from '@waymark/contracts/booking'
import { checkInput } from '@waymark/contracts/check-input'
import type { ParsedInputOf } from '@waymark/contracts/define-call'
import { repeatRefusal } from '@waymark/domain/booking/repeat'
import { outsideRadius, outsideRadiusText } from '@waymark/domain/place/radius'
import { dayNumber } from '@waymark/domain/schedule/wall-clock'
import type { FormProblem } from '@waymark/web-kit/use-live-form'
import { startOf } from '../free-times/chosen-time.ts'
import type { Candidate } from './booking-candidate.ts'
import type { AnswersDraft, BookingDraft } from './booking-draft.ts'
import { type FieldName, fieldOfPath, stopOf } from './booking-fields.ts'
import type { ServiceOffer } from './service-offer.ts'

/** Why the booking cannot be sent yet. */
export type Problem = FormProblem<FieldName>

/** Either what can be sent, or every reason why not, in the order of the form. */
export type CheckedBooking =
  | { readonly input: ParsedInputOf<typeof booking.addNewBooking>; readonly problems: readonly [] }
  | { readonly input: null; readonly problems: readonly Problem[] }

/** What is known about the times that the draft asks for. */
interface TimesState {
  /** Why nobody can come at the chosen time, as a sentence. */
  readonly notFree: string | null
  /** Why the chosen time is too close, as a sentence. */
  readonly tooSoon: string | null
  /** The dates of a repeat are being checked, or the check failed. */
  readonly unchecked: 'checking' | 'failed' | null
}

const allChecked: TimesState = { notFree: null, tooSoon: null, unchecked: null }

export function checkBooking(
  draft: BookingDraft,
  offer: ServiceOffer,
  candidate: Candidate,
  { notFree, tooSoon, unchecked }: TimesState = allChecked,
): CheckedBooking {
  const problems = new Map<FieldName, Problem>()
  const add = (field: FieldName, message: string, isOpen = false) => {
    // A day is chosen, not typed: its problem shows at once, since another answer can make a time unavailable.
    if (!problems.has(field))
      problems.set(field, { field, message, isOpen, ...(field === 'day' && { isAtOnce: true }) })
  }
  addOpenFields(draft, add)
  if (startOf(draft) === null) add('day', draft.day === '' ? 'Choose a day and a time.' : 'Choose a time.', true)
  addBrokenRules(draft, offer, add)
  addRepeatRules(draft, candidate, unchecked, add)
  if (tooSoon !== null) add('day', tooSoon)
  else if (notFree !== null) add('day', notFree)
  const checked = checkInput(booking.addNewBooking.input, candidate)
  if (checked.ok) {
    if (problems.size === 0) return { input: checked.value, problems: [] }
  } else
    for (const [path, message] of Object.entries(checked.fields)) {
      // Without the last day of a repeat there are no dates yet; that is not an error of the day field.
      if (path !== 'RequestedStartDateTimes' || !problems.has('untilDay')) add(fieldOfPath(path), message)
    }
  const order = Object.keys(stopOf)
  return {
    input: null,
    problems: [...problems.values()].sort((a, b) => order.indexOf(a.field) - order.indexOf(b.field)),
  }
}

/** What is wrong with the answers of a change, where they are not those that were agreed. */
export function answerProblems(draft: AnswersDraft, offer: ServiceOffer): readonly Problem[] {
  const problems = new Map<FieldName, Problem>()
  const add: AddProblem = (field, message, isOpen = false) => {
    if (!problems.has(field)) problems.set(field, { field, message, isOpen })
  }
  addOpenFields(draft, add)
  addBrokenRules(draft, offer, add)
  return [...problems.values()]
}

type AddProblem = (field: FieldName, message: string, isOpen?: boolean) => void

function addOpenFields(draft: AnswersDraft, add: AddProblem): void {
  if (draft.sizeOptionId === null) add('size', 'Choose how long you need.', true)
  if (!draft.isMyself) {
    if (draft.recipientName.trim() === '') add('recipientName', 'Write their name.', true)
    if (draft.recipientPhone.trim() === '') add('recipientPhone', 'Write a phone number such as 021 555 0142.', true)
  }
  if (draft.placeText.trim() === '') add('place', 'Choose the suburb, town or city of the visit.', true)
  else if (!draft.place) add('place', 'Choose one of the places in the list.')
  if (draft.street.trim() === '') add('street', 'Write the street and number.', true)
}

function addBrokenRules(draft: AnswersDraft, offer: ServiceOffer, add: AddProblem): void {
  const size = offer.sizeOptions.find(({ ServiceSizeOptionId: id }) => id === draft.sizeOptionId)
  if (draft.sizeOptionId !== null && !size) add('size', 'This size is not offered any more. Choose another.')
  if (size?.allowPeopleQtySelection) {
    if (draft.peopleQty === null) add('people', 'Write how many people.', true)
    else if (size.maxPeople !== null && draft.peopleQty > size.maxPeople)
      add('people', `This size is for at most ${size.maxPeople} people.`)
  }
  const outside = draft.place && outsideRadius(offer, offer.radiusKm, draft.place)
  if (outside) add('place', outsideRadiusText(outside))
}

const noDateText = {
  checking: 'The dates are still being checked. Try again in a moment.',
  failed: 'The dates could not be checked. Check them again first.',
  none: 'None of these dates can be booked.',
} as const

function addRepeatRules(
  draft: BookingDraft,
  candidate: Candidate,
  unchecked: TimesState['unchecked'],
  add: AddProblem,
): void {
  const first = startOf(draft)
  if (first === null || draft.repeat === 'None') return
  if (dayNumber(draft.untilDay) === null) {
    add('untilDay', 'Choose the last day.', true)
    return
  }
  const refusal = repeatRefusal(first, draft.untilDay)
  if (refusal) add('untilDay', refusal.sentence)
  else if (candidate.RequestedStartDateTimes?.length === 0)
    add('day', noDateText[unchecked ?? 'none'], unchecked === 'checking')
}

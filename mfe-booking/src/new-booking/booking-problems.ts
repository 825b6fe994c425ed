import { booking } from '@waymark/contracts/booking'
import { checkInput } from '@waymark/contracts/check-input'
import type { InputOf, ParsedInputOf, RefusalOf } from '@waymark/contracts/define-call'
import { repeatRefusal } from '@waymark/domain/booking/repeat'
import { outsideRadius, outsideRadiusText } from '@waymark/domain/place/radius'
import { dayNumber, type WallDateTime } from '@waymark/domain/schedule/wall-clock'
import type { FormInput } from '@waymark/web-kit/use-form'
import type { FormProblem } from '@waymark/web-kit/use-live-form'
import { startOf } from '../free-times/chosen-time.ts'
import { addressOf } from '../place/place.ts'
import type { AnswersDraft, BookingDraft } from './booking-draft.ts'
import type { ServiceOffer } from './service-offer.ts'

/** The four stops of the form. */
export type StopId = 'what' | 'who' | 'where' | 'when'

/** The fields of the form, by their `name`. */
export type FieldName =
  | 'size'
  | 'people'
  | 'recipientName'
  | 'recipientPhone'
  | 'recipientNotes'
  | 'place'
  | 'street'
  | 'unit'
  | 'accessNotes'
  | 'keepsAddressAs'
  | 'day'
  | 'untilDay'
  | 'notes'

/** Where each field stands, in the order of the page. */
export const stopOf: Readonly<Record<FieldName, StopId>> = {
  size: 'what',
  people: 'what',
  recipientName: 'who',
  recipientPhone: 'who',
  recipientNotes: 'who',
  place: 'where',
  street: 'where',
  unit: 'where',
  accessNotes: 'where',
  keepsAddressAs: 'where',
  day: 'when',
  untilDay: 'when',
  notes: 'when',
}

/** Why the booking cannot be sent yet. */
export type Problem = FormProblem<FieldName>

/** The draft as it would be sent; what is not answered yet is `null`. */
type Candidate = FormInput<InputOf<typeof booking.addNewBooking>>

/** What a booking comes from beside its client's own wish. */
interface Origin {
  /** The client who rang up. */
  readonly clientId?: number | undefined
  /** The quote that it accepts. */
  readonly quoteId?: number | undefined
}

export function candidateOf(
  draft: BookingDraft,
  offer: ServiceOffer,
  times: readonly WallDateTime[],
  userServiceAreaId: number | null,
  { clientId, quoteId }: Origin = {},
): Candidate {
  const size = offer.sizeOptions.find(({ ServiceSizeOptionId: id }) => id === draft.sizeOptionId)
  return {
    ServiceAreaServiceId: offer.ServiceAreaServiceId,
    ServiceAreaId: offer.ServiceAreaId,
    ServiceId: offer.ServiceId,
    RequestedStartDateTimes: [...times],
    AddressForService: addressOf(draft.street, draft.place?.label ?? ''),
    LatitudeForService: draft.place?.latitude ?? null,
    LongitudeForService: draft.place?.longitude ?? null,
    UnitNumberForService: draft.unit.trim() === '' ? null : draft.unit,
    RequestedPeopleQty: size?.allowPeopleQtySelection ? (draft.peopleQty ?? 0) : 1,
    ServiceSizeOptionId: size?.ServiceSizeOptionId ?? null,
    ...(size
      ? {
          SizeOptionId: size.ServiceSizeOptionId,
          SizeOptionName: size.name,
          SizeOptionType: size.sizeType,
          SizeOptionDurationHours: size.durationHours,
        }
      : {}),
    accessNotes: draft.accessNotes,
    isExactPoint: draft.isExactPoint,
    Notes: draft.notes,
    UserServiceAreaId: userServiceAreaId,
    ...(clientId === undefined ? {} : { clientUserProfileId: clientId }),
    ...(quoteId === undefined ? {} : { quoteId }),
    isMyself: draft.isMyself,
    otherRecipient: draft.isMyself
      ? null
      : { name: draft.recipientName, phone: draft.recipientPhone, notes: draft.recipientNotes },
    ...(draft.preferredStaffId === null ? {} : { preferredStaffUserProfileId: draft.preferredStaffId }),
    sharedAccessibilityOptionIds: [...draft.sharedOptionIds],
    sharesRecipientNeeds: !draft.isMyself && draft.savedRecipientId !== null,
    keepsRecipient: !draft.isMyself && draft.savedRecipientId === null && draft.keepsRecipient,
    keepsAddressAs: draft.keepsAddressAs.trim() === '' ? null : draft.keepsAddressAs,
  }
}

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

/** The form field that shows the error at a path of the call's input. */
export function fieldOfPath(path: string): FieldName {
  switch (path) {
    case 'ServiceSizeOptionId':
    case 'SizeOptionId':
      return 'size'
    case 'RequestedPeopleQty':
      return 'people'
    case 'otherRecipient.name':
      return 'recipientName'
    case 'otherRecipient.phone':
      return 'recipientPhone'
    case 'otherRecipient.notes':
      return 'recipientNotes'
    case 'LatitudeForService':
    case 'LongitudeForService':
      return 'place'
    case 'AddressForService':
      return 'street'
    case 'UnitNumberForService':
      return 'unit'
    case 'Notes':
      return 'notes'
    case 'accessNotes':
    case 'keepsAddressAs':
      return path
    default:
      return 'day'
  }
}

/** The field that a refusal is about, by its word. */
export const fieldOfRefusal = {
  SizeNotOffered: 'size',
  TooManyPeople: 'people',
  WhoIsItFor: 'recipientName',
  OutsideRadius: 'place',
  TooSoon: 'day',
  TooFarAhead: 'day',
  DateTwice: 'day',
  AlreadyBooked: 'day',
  TimeDoesNotExist: 'day',
  NotInTheirTimes: 'day',
} as const satisfies Partial<Record<RefusalOf<typeof booking.addNewBooking>, FieldName>>

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

import type { booking } from '@waymark/contracts/booking'
import type { InputOf } from '@waymark/contracts/define-call'
import type { FormInput } from '@waymark/web-kit/use-form'
import type { AnswersDraft } from '../new-booking/booking-draft.ts'
import { type FieldName, fieldOfPath } from '../new-booking/booking-fields.ts'
import { answerProblems, type Problem } from '../new-booking/booking-problems.ts'
import type { BookedAnswers } from '../new-booking/known-answers.ts'
import type { OfferedSize, ServiceOffer } from '../new-booking/service-offer.ts'
import { addressOf } from '../place/place.ts'
import type { ChangeStart } from './changed-dates.ts'

/** The parts of a booking that a change can answer anew, as the screen shows them. */
export type AnswerPart = 'size' | 'person' | 'place' | 'notes'

const fieldsOfParts: Readonly<Partial<Record<FieldName, AnswerPart>>> = {
  size: 'size',
  people: 'size',
  recipientName: 'person',
  recipientPhone: 'person',
  recipientNotes: 'person',
  place: 'place',
  street: 'place',
  unit: 'place',
  accessNotes: 'place',
  keepsAddressAs: 'place',
  notes: 'notes',
}

const partOfField: ReadonlyMap<string, AnswerPart> = new Map(Object.entries(fieldsOfParts))

/** The part that a field of the form is in. */
export function partOf(field: string): AnswerPart | undefined {
  return partOfField.get(field)
}

type ChangeInput = FormInput<InputOf<typeof booking.changeBooking>>
type GivenAnswers = Pick<
  ChangeInput,
  'ServiceSizeOptionId' | 'RequestedPeopleQty' | 'place' | 'person' | 'Notes' | 'keepsRecipient' | 'keepsAddressAs'
>

/** The answers that differ from those agreed, as they are sent; nothing of what stays. */
export function answersToSend(draft: AnswersDraft, agreed: BookedAnswers, offer: ServiceOffer | null): GivenAnswers {
  const size = offer?.sizeOptions.find(({ ServiceSizeOptionId: id }) => id === draft.sizeOptionId)
  const people = size && !size.allowPeopleQtySelection ? 1 : draft.peopleQty
  const place = placeOf(draft)
  const person = personOf(draft, agreed)
  return {
    ...(draft.sizeOptionId === agreed.ServiceSizeOptionId ? {} : { ServiceSizeOptionId: draft.sizeOptionId }),
    ...(people === agreed.RequestedPeopleQty ? {} : { RequestedPeopleQty: people }),
    ...(isSame(place, agreed) ? {} : { place }),
    ...(isSame(person, { ...agreed, isMyself: agreed.otherRecipient === null }) ? {} : { person }),
    ...(draft.notes.trim() === agreed.Notes ? {} : { Notes: draft.notes }),
    ...(draft.keepsRecipient && draft.savedRecipientId === null && !draft.isMyself ? { keepsRecipient: true } : {}),
    ...(draft.keepsAddressAs.trim() === '' ? {} : { keepsAddressAs: draft.keepsAddressAs }),
  }
}

function placeOf(draft: AnswersDraft) {
  return {
    AddressForService: addressOf(draft.street, draft.place?.label ?? ''),
    LatitudeForService: draft.place?.latitude ?? null,
    LongitudeForService: draft.place?.longitude ?? null,
    UnitNumberForService: draft.unit.trim() === '' ? null : draft.unit,
    accessNotes: draft.accessNotes,
    isExactPoint: draft.isExactPoint,
  }
}

function personOf(draft: AnswersDraft, agreed: BookedAnswers) {
  const { otherRecipient, sharedAccessibilityOptionIds, sharesRecipientNeeds } = agreed
  // Needs that were shared of somebody who is not kept any more stay theirs.
  const isAsAgreed = !draft.isMyself && draft.recipientName === otherRecipient?.name
  // Who was not kept when it was booked may be by now: whose needs are shared stays until others are.
  const sharesAsAgreed = isAsAgreed && isSame(draft.sharedOptionIds, sharedAccessibilityOptionIds)
  return {
    isMyself: draft.isMyself,
    otherRecipient: draft.isMyself
      ? null
      : { name: draft.recipientName, phone: draft.recipientPhone, notes: draft.recipientNotes },
    sharedAccessibilityOptionIds: [...draft.sharedOptionIds],
    sharesRecipientNeeds: sharesAsAgreed
      ? sharesRecipientNeeds
      : !draft.isMyself && (draft.savedRecipientId !== null || (isAsAgreed && sharesRecipientNeeds)),
  }
}

/** Whether these answers are those that were agreed. */
function isSame(given: object, agreed: object): boolean {
  const before = new Map<string, unknown>(Object.entries(agreed))
  return Object.entries(given).every(([name, value]) => JSON.stringify(value) === JSON.stringify(before.get(name)))
}

/** The parts that would be changed. */
export function changedAnswerParts(given: GivenAnswers): readonly AnswerPart[] {
  return [
    ...('ServiceSizeOptionId' in given || 'RequestedPeopleQty' in given ? (['size'] as const) : []),
    ...('person' in given ? (['person'] as const) : []),
    ...('place' in given ? (['place'] as const) : []),
    ...('Notes' in given ? (['notes'] as const) : []),
  ]
}

/** What is wrong with the answers that would be changed; what stays as it was agreed is not asked again. */
export function changeProblems(
  draft: AnswersDraft,
  offer: ServiceOffer | null,
  parts: readonly AnswerPart[],
): readonly Problem[] {
  if (offer === null) return []
  return answerProblems(draft, offer).filter(({ field }) => {
    const part = partOf(field)
    return part !== undefined && parts.includes(part)
  })
}

/** Paths that are no field, or have a field of the same name. */
const unshownPaths: ReadonlySet<string> = new Set(['bookingId', 'SeenStartDateTime', 'scope'])

/** The form field that shows the error at a path of a change's input. */
export function changeFieldOfPath(path: string): string {
  if (path === 'preferredStaffUserProfileId') return 'preferredStaffId'
  if (unshownPaths.has(path)) return path
  return fieldOfPath(path.replace(/^(place|person)\./, ''))
}

/** The service with what it costs this client: the size that is booked keeps its agreed price, and a quoted one is the only one. */
export function offerToChange({ offer, ServiceSizeOptionId, priceCents, feeDisplay, isPriceQuoted }: ChangeStart) {
  if (offer === null) return null
  const sizes = isPriceQuoted
    ? offer.sizeOptions.filter((size) => size.ServiceSizeOptionId === ServiceSizeOptionId)
    : offer.sizeOptions
  return {
    ...offer,
    sizeOptions: sizes.map(
      (size): OfferedSize =>
        size.ServiceSizeOptionId === ServiceSizeOptionId
          ? { ...size, priceCents, feeDisplay, isQuotesFee: priceCents === null }
          : size,
    ),
  }
}

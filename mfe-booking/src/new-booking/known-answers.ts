import type { booking } from '@waymark/contracts/booking'
import type { bookedAnswers } from '@waymark/contracts/booking-shapes'
import type { OutputOf } from '@waymark/contracts/define-call'
import type * as z from 'zod/mini'
import type { SavedAddress, SavedRecipient } from '../address-book/saved.ts'
import { addressParts } from '../place/place.ts'
import type { AnswersDraft, BookingDraft } from './booking-draft.ts'

type StartData = OutputOf<typeof booking.getDataForNewBooking>

/** An address that is known already: the last one, that of the location which books, or one that is kept. */
export type KnownAddress = NonNullable<StartData['lastAddress']>
/** What was agreed in a booking. */
export type BookedAnswers = z.output<typeof bookedAnswers>
/** A booking whose answers are used again. */
export type Again = NonNullable<StartData['again']>

type AddressAnswers = Pick<
  AnswersDraft,
  'street' | 'placeText' | 'place' | 'unit' | 'accessNotes' | 'isExactPoint' | 'savedAddressId' | 'keepsAddressAs'
>

/** The answers that a known address gives. */
export function answersOfAddress(address: KnownAddress, savedAddressId: number | null = null): AddressAnswers {
  const { street, placeLabel } = addressParts(address.AddressForService)
  return {
    street,
    placeText: placeLabel || street,
    place: { label: placeLabel, latitude: address.LatitudeForService, longitude: address.LongitudeForService },
    unit: address.UnitNumberForService ?? '',
    accessNotes: address.accessNotes,
    isExactPoint: address.isExactPoint,
    savedAddressId,
    keepsAddressAs: '',
  }
}

/** The answers that somebody gives whom the person keeps. What they need is shared only once it is ticked. */
export function answersOfRecipient(recipient: SavedRecipient): Partial<AnswersDraft> {
  return {
    isMyself: false,
    savedRecipientId: recipient.savedRecipientId,
    recipientName: recipient.name,
    recipientPhone: recipient.phone,
    recipientNotes: recipient.notes,
    keepsRecipient: false,
    sharedOptionIds: [],
  }
}

/** The answers of an earlier booking, all but its time. What is shared is shared again only where the person is kept as they were. */
export function answersOfBooking(
  again: Again,
  kept: KeptAnswers,
  sizeOptionIds: readonly number[],
): Partial<BookingDraft> {
  const answers = answersAsBooked(again, kept)
  const isKept = answers.savedRecipientId !== null
  return {
    ...answers,
    sizeOptionId: sizeOptionIds.includes(again.ServiceSizeOptionId) ? again.ServiceSizeOptionId : null,
    preferredStaffId: again.staff?.userProfileId ?? null,
    sharedOptionIds: again.sharesRecipientNeeds === isKept ? again.sharedAccessibilityOptionIds : [],
  }
}

/** The answers as they were agreed. Whoever, and whatever, is kept by now is chosen as such. */
export function answersAsBooked(booked: BookedAnswers, kept: KeptAnswers): AnswersDraft {
  const { otherRecipient } = booked
  const recipient = kept.recipients.find(
    ({ name, phone }) => name === otherRecipient?.name && phone === otherRecipient.phone,
  )
  const address = kept.addresses.find(
    (one) =>
      one.AddressForService === booked.AddressForService && one.UnitNumberForService === booked.UnitNumberForService,
  )
  return {
    sizeOptionId: booked.ServiceSizeOptionId,
    peopleQty: booked.RequestedPeopleQty,
    isMyself: otherRecipient === null,
    savedRecipientId: recipient?.savedRecipientId ?? null,
    recipientName: otherRecipient?.name ?? '',
    recipientPhone: otherRecipient?.phone ?? '',
    recipientNotes: otherRecipient?.notes ?? '',
    keepsRecipient: false,
    ...answersOfAddress(booked, address?.savedAddressId ?? null),
    notes: booked.Notes,
    sharedOptionIds: booked.sharedAccessibilityOptionIds,
  }
}

/** What the person keeps for their next booking; the default first. */
export interface KeptAnswers {
  readonly recipients: readonly SavedRecipient[]
  readonly addresses: readonly SavedAddress[]
}

/** The answers of the person's defaults; an address that they named before, kept or typed, comes first. */
export function defaultAnswers({ recipients, addresses }: KeptAnswers, named = ''): Partial<BookingDraft> {
  const [recipient] = recipients
  const address = addresses.find((one) => (named === '' ? one.isDefault : isNamed(one, named)))
  return {
    ...(recipient?.isDefault ? answersOfRecipient(recipient) : {}),
    ...(address ? answersOfAddress(address, address.savedAddressId) : answersOfText(named)),
  }
}

/** Whether an address is the one of a text, which may leave out the town. */
function isNamed({ AddressForService }: KnownAddress, text: string): boolean {
  const plain = (address: string) =>
    `${address
      .toLowerCase()
      .replace(/[\s,]+/g, ' ')
      .trim()} `
  return plain(AddressForService).startsWith(plain(text))
}

/** The answers that a typed address gives: its place is still to be chosen from the list. */
function answersOfText(address: string): Partial<BookingDraft> {
  if (address === '') return {}
  const { street, placeLabel } = addressParts(address)
  return { street, placeText: placeLabel }
}

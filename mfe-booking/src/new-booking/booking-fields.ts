import type { booking } from '@waymark/contracts/booking'
import type { RefusalOf } from '@waymark/contracts/define-call'

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
  DatesOverlap: 'day',
  AlreadyBooked: 'day',
  TimeDoesNotExist: 'day',
  NotInTheirTimes: 'day',
} as const satisfies Partial<Record<RefusalOf<typeof booking.addNewBooking>, FieldName>>

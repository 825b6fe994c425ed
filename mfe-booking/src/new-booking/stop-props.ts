import type { BookingDraft } from './booking-draft.ts'
import type { FieldName } from './booking-problems.ts'
import type { ServiceOffer } from './service-offer.ts'

/** What every stop of the form receives. */
export interface StopProps {
  readonly offer: ServiceOffer
  readonly draft: BookingDraft
  readonly change: (changes: Partial<BookingDraft>) => void
  /** The sentence to show at a field. */
  readonly errorOf: (field: FieldName) => string | undefined
  /** The person left a field: from now on its error is shown. */
  readonly leave: (field: FieldName) => void
}

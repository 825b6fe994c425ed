import type { FieldOf } from '@waymark/web-kit/use-form'
import type { LiveMark } from '@waymark/web-kit/use-live-form'
import type { AnswersDraft, WrittenAnswer } from './booking-draft.ts'
import type { FieldName } from './booking-fields.ts'
import type { ServiceOffer } from './service-offer.ts'
import type { BookingForm } from './use-booking-form.ts'

/** A form that asks for the answers of a booking: a new one, or a change of one. */
export interface AnswersForm {
  readonly draft: AnswersDraft
  readonly change: (changes: Partial<AnswersDraft>) => void
  readonly written: (name: WrittenAnswer) => FieldOf<string> & LiveMark
  readonly people: FieldOf<number | null> & LiveMark
  readonly mark: (name: FieldName) => LiveMark
  /** Somebody of the location fills it in for a client. */
  readonly isForClient: boolean
}

/** What the stops of a form receive that ask for answers. */
export interface AnswerProps {
  readonly offer: ServiceOffer
  readonly form: AnswersForm
}

/** What every stop of the form of a new booking receives. */
export interface StopProps {
  readonly offer: ServiceOffer
  readonly form: BookingForm
}

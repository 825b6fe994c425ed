import { useKeptValues } from '@waymark/web-kit/use-kept-values'
import { useBookedFor } from '../new-activity-booking/use-booked-for.ts'
import { bookingDraftKey, emptyDraft } from '../new-booking/booking-draft.ts'
import { defaultAnswers, type KeptAnswers } from '../new-booking/known-answers.ts'
import { addressOf } from '../place/place.ts'

/** Where it is and who it is for, as the booking form from which a quote is asked for was filled in. */
export function useAskedBefore(serviceAreaServiceId: number, kept: KeptAnswers) {
  const { UserServiceAreaId } = useBookedFor()
  const { street, placeText, place, isMyself, recipientName } = useKeptValues(
    bookingDraftKey(serviceAreaServiceId, `${UserServiceAreaId ?? ''}`),
    emptyDraft([], defaultAnswers(kept)),
  )
  return { address: addressOf(street, place?.label ?? placeText), person: isMyself ? '' : recipientName }
}

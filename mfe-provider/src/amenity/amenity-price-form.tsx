import { amenity } from '@waymark/contracts/amenity'
import { useMemo } from 'react'
import { priceOf, priceToSend } from '../activity/activity-draft.ts'
import { PriceForm } from '../activity/price-form.tsx'
import { type Amenity, changedAmenity } from './amenity-draft.ts'

/** What it costs to book an amenity, and who gets their money back. */
export function AmenityPriceForm({ saved }: { readonly saved: Amenity }) {
  const values = useMemo(() => priceOf(saved), [saved])
  const { amenityId, title, currency, mayTakePayments } = saved
  return (
    <PriceForm
      priced={{
        call: amenity.updateAmenity,
        title,
        currency,
        mayTakePayments,
        hasCompanions: false,
        values,
        toInput: (typed) => changedAmenity(saved, priceToSend(typed)),
        saved,
        idOfSessions: saved.isBookable ? amenityId : null,
        draft: `amenity-price:${amenityId}`,
      }}
    />
  )
}

import { amenity } from '@waymark/contracts/amenity'
import { Stack } from '@waymark/ui/stack'
import { useMemo } from 'react'
import { priceOf, priceToSend } from '../activity/activity-draft.ts'
import { PriceForm } from '../activity/price-form.tsx'
import { SessionsAtOtherPrice } from '../activity/sessions-at-other-price.tsx'
import { type Amenity, changedAmenity } from './amenity-draft.ts'

/** What it costs to book an amenity, and who gets their money back. */
export function AmenityPriceForm({ saved }: { readonly saved: Amenity }) {
  const values = useMemo(() => priceOf(saved), [saved])
  const { amenityId, title, currency, mayTakePayments } = saved
  return (
    <Stack gap={8}>
      {saved.isBookable && <SessionsAtOtherPrice activityId={amenityId} price={saved} />}
      <PriceForm
        priced={{
          call: amenity.updateAmenity,
          title,
          currency,
          mayTakePayments,
          hasCompanions: false,
          values,
          toInput: (typed) => changedAmenity(saved, priceToSend(typed)),
          draft: `amenity-price:${amenityId}`,
        }}
      />
    </Stack>
  )
}

import { activity } from '@waymark/contracts/activity'
import { Stack } from '@waymark/ui/stack'
import { useMemo } from 'react'
import { type Activity, changedActivity, priceOf, priceToSend } from './activity-draft.ts'
import { PriceForm } from './price-form.tsx'
import { SessionsAtOtherPrice } from './sessions-at-other-price.tsx'

/** What a space of an activity costs, and who gets their money back. */
export function ActivityPriceForm({ saved }: { readonly saved: Activity }) {
  const values = useMemo(() => priceOf(saved), [saved])
  const { activityId, title, currency, mayTakePayments } = saved
  return (
    <Stack gap={8}>
      <SessionsAtOtherPrice activityId={activityId} price={saved} />
      <PriceForm
        priced={{
          call: activity.submitActivity,
          title,
          currency,
          mayTakePayments,
          hasCompanions: true,
          values,
          toInput: (typed) => changedActivity(saved, priceToSend(typed)),
          draft: `activity-price:${activityId}`,
        }}
      />
    </Stack>
  )
}

import { activity } from '@waymark/contracts/activity'
import { useMemo } from 'react'
import { type Activity, changedActivity, priceOf, priceToSend } from './activity-draft.ts'
import { PriceForm } from './price-form.tsx'

/** What a space of an activity costs, and who gets their money back. */
export function ActivityPriceForm({ saved }: { readonly saved: Activity }) {
  const values = useMemo(() => priceOf(saved), [saved])
  const { activityId, title, currency, mayTakePayments } = saved
  return (
    <PriceForm
      priced={{
        call: activity.submitActivity,
        title,
        currency,
        mayTakePayments,
        hasCompanions: true,
        values,
        toInput: (typed) => changedActivity(saved, priceToSend(typed)),
        saved,
        idOfSessions: activityId,
        draft: `activity-price:${activityId}`,
      }}
    />
  )
}

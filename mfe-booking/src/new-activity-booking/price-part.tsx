import { DescriptionList } from '@waymark/ui/description-list'
import { Section } from '@waymark/ui/section'
import { amountText } from '../activity/activity-words.ts'
import { sessionPrices } from '../activity/session-prices.ts'
import type { AskedActivity } from './asked-activity.ts'
import css from './new-activity-booking.module.css'

/** What each person pays, and what becomes of the money. */
export function PricePart({ activity }: { readonly activity: AskedActivity }) {
  const { hasFreeCompanion, currency, policyText, isGstRegistered } = activity
  const { full, concession } = sessionPrices(activity)
  return (
    <Section title="Price">
      <DescriptionList
        items={[
          { term: 'Full price', detail: betweenText(full) },
          ...(concession === null ? [] : [{ term: 'Concession', detail: betweenText(concession) }]),
          ...(hasFreeCompanion ? [{ term: 'Companion', detail: 'Free, in the space beside you' }] : []),
        ]}
      />
      <p className={css.small}>
        {full.maxCents > 0 && `${currency}${isGstRegistered ? ', GST included' : ''}. No booking fee. ${policyText}`}
        {full.maxCents > 0 &&
          !activity.mayTakePayments &&
          ` ${activity.accountName} cannot take card payments just now.`}
      </p>
    </Section>
  )
}

/** "$12.00", or "$12.00 to $20.00, by session". */
function betweenText({ minCents, maxCents }: { readonly minCents: number; readonly maxCents: number }): string {
  return minCents === maxCents ? amountText(maxCents) : `${amountText(minCents)} to ${amountText(maxCents)}, by session`
}

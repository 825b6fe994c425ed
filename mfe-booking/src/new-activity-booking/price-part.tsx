import { DescriptionList } from '@waymark/ui/description-list'
import { Section } from '@waymark/ui/section'
import { formatMoney } from '@waymark/web-kit/format'
import { amountText } from '../activity/activity-words.ts'
import type { AskedActivity } from './asked-activity.ts'
import css from './new-activity-booking.module.css'

/** What each person pays, and what becomes of the money. */
export function PricePart({ activity }: { readonly activity: AskedActivity }) {
  const { priceCents, concessionPriceCents, hasFreeCompanion, currency, policyText, isGstRegistered } = activity
  return (
    <Section title="Price">
      <DescriptionList
        items={[
          { term: 'Full price', detail: amountText(priceCents) },
          ...(concessionPriceCents === null ? [] : [{ term: 'Concession', detail: formatMoney(concessionPriceCents) }]),
          ...(hasFreeCompanion ? [{ term: 'Companion', detail: 'Free, in the space beside you' }] : []),
        ]}
      />
      <p className={css.small}>
        {priceCents > 0 && `${currency}${isGstRegistered ? ', GST included' : ''}. No booking fee. ${policyText}`}
        {priceCents > 0 && !activity.mayTakePayments && ` ${activity.accountName} cannot take card payments just now.`}
      </p>
    </Section>
  )
}

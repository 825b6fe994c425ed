import type { common } from '@waymark/contracts/common'
import type { OutputOf } from '@waymark/contracts/define-call'
import { Tag } from '@waymark/ui/tag'
import { formatMoney } from '@waymark/web-kit/format'
import styles from './subscription.module.css'

type Plan = OutputOf<typeof common.getPricingSettings>['plans'][number]

interface PlanCardsProps {
  readonly plans: readonly Plan[]
  readonly current: Plan['name']
  readonly countryId: number
}

/** The plans beside each other, with what they cost in the organisation's country. */
export function PlanCards({ plans, current, countryId }: PlanCardsProps) {
  return (
    <ul className={styles.plans}>
      {plans.map((plan) => (
        <li key={plan.name} className={plan.name === current ? styles.currentPlan : styles.plan}>
          <div className={styles.planName}>
            <h3>{plan.name}</h3>
            {plan.name === current && <Tag>Your plan</Tag>}
          </div>
          <p className={styles.price}>{priceText(plan, countryId)}</p>
          <p>{plan.description}</p>
        </li>
      ))}
    </ul>
  )
}

function priceText({ prices }: Plan, countryId: number): string {
  const price = prices.find((one) => one.countryId === countryId)
  if (!price || price.priceCents === 0) return 'No cost'
  return `${formatMoney(price.priceCents, price.currency)} a month`
}

import type { OutputOf } from '@waymark/contracts/define-call'
import { payment } from '@waymark/contracts/payment'
import { activityBookingPath } from '@waymark/domain/booking/booking-path'
import { accessRules } from '@waymark/domain/rights/access-rules'
import { LinkButton } from '@waymark/ui/link-button'
import { TextLink } from '@waymark/ui/text-link'
import { formatMoney } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { useVisitor } from '@waymark/web-kit/who'
import css from './dashboard-cards.module.css'
import type { NeedsYouItem } from './needs-you.tsx'

type Owed = OutputOf<typeof payment.getOwedRefunds>['owed'][number]

/** What whoever manages a location has to pay back after refunds that failed; empty while nothing is owed. */
export function useOwedRefundsNeed(serviceAreaId: number): NeedsYouItem[] {
  const visitor = useVisitor()
  const mayManage = visitor !== null && accessRules.managesLocation(visitor)
  const found = useCall(payment.getOwedRefunds, { serviceAreaId }, { enabled: mayManage, ignore401: true })
  const [first, ...others] = found.data?.owed ?? []
  if (!first) return []
  return [others.length === 0 ? oneOwed(first) : severalOwed([first, ...others])]
}

function oneOwed(owed: Owed): NeedsYouItem {
  return {
    id: 'owed-refunds',
    shape: 'triangle',
    title: `You owe ${amountOf(owed)} to ${owed.contactName}`,
    text: `A refund for ${owed.activityTitle} did not go through. The booking says how to pay it back.`,
    actions: (
      <LinkButton variant="primary" href={activityBookingPath(owed.activityBookingId)}>
        Open the booking
      </LinkButton>
    ),
  }
}

function severalOwed(owed: readonly Owed[]): NeedsYouItem {
  return {
    id: 'owed-refunds',
    shape: 'triangle',
    title: 'You owe money after refunds that failed',
    text: 'These refunds did not go through. Each booking says how to pay it back.',
    actions: (
      <ul className={css.bookings}>
        {owed.map((one) => (
          <li key={one.activityBookingId}>
            <TextLink href={activityBookingPath(one.activityBookingId)} isStandalone isStrong>
              {amountOf(one)} to {one.contactName}
            </TextLink>
            <span className={css.bookingTime}>{one.activityTitle}</span>
          </li>
        ))}
      </ul>
    ),
  }
}

function amountOf({ owedCents, currency }: Owed): string {
  return formatMoney(owedCents, currency)
}

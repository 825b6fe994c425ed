import { Notice } from '@waymark/ui/notice'
import { formatMoney } from '@waymark/web-kit/format'
import type { ActivityBookingDetail } from './booking-of-activity.ts'

/** Money that could not be sent back: who owes it, and what happens next. */
export function RefundFailedNotice({ detail }: { readonly detail: ActivityBookingDetail }) {
  const { owedCents, currency, mySide, accountName, contactName } = detail
  const amount = formatMoney(owedCents, currency)
  const contact = mySide === 'client' ? organiserOf(detail) : [detail.contactEmail, detail.contactPhone]
  const reach = contact.filter((way) => way !== null && way !== '').join(', ')
  return (
    <Notice tone="danger" title={`${amount} could not be sent back to the card.`} isLive>
      {mySide === 'client'
        ? `${accountName} still owes it to you. We have asked them to pay it another way; you need do nothing. If nothing comes in a week, ask them${reach && `: ${reach}`}.`
        : `You still owe it to ${contactName}. Refund it again at Stripe, and this notice goes; or ask ${contactName} how to pay it back${reach && `: ${reach}`}.`}
    </Notice>
  )
}

function organiserOf({ organiserName, organiserEmail, organiserPhone }: ActivityBookingDetail) {
  return [organiserName, organiserEmail, organiserPhone]
}

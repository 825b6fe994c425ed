import { Notice } from '@waymark/ui/notice'
import { formatMoney } from '@waymark/web-kit/format'
import { lazy, Suspense } from 'react'
import type { ActivityBookingDetail } from './booking-of-activity.ts'

const GivenBackButton = lazy(async () => ({ default: (await import('./given-back-button.tsx')).GivenBackButton }))

/** Money that could not be sent back: who owes it, and what happens next. */
export function RefundFailedNotice({ detail }: { readonly detail: ActivityBookingDetail }) {
  const { owedCents, currency, mySide, accountName, contactName, mayNoteGivenBack } = detail
  const amount = formatMoney(owedCents, currency)
  const contact = mySide === 'client' ? organiserOf(detail) : [detail.contactEmail, detail.contactPhone]
  const reach = contact.filter((way) => way !== null && way !== '').join(', ')
  return (
    <Notice
      tone="danger"
      title={`${amount} could not be sent back to the card.`}
      isLive
      actions={
        mayNoteGivenBack === true && (
          <Suspense>
            <GivenBackButton detail={detail} />
          </Suspense>
        )
      }
    >
      {mySide === 'client'
        ? `${accountName} still owes it to you. We have asked them to pay it another way; you need do nothing. If nothing comes in a week, ask them${reach && `: ${reach}`}.`
        : `You still owe it to ${contactName}. Refund it again at Stripe, and this notice goes; or ask ${contactName} how to pay it back${reach && `: ${reach}`}${mayNoteGivenBack ? ', and note here that you have' : ''}.`}
    </Notice>
  )
}

function organiserOf({ organiserName, organiserEmail, organiserPhone }: ActivityBookingDetail) {
  return [organiserName, organiserEmail, organiserPhone]
}

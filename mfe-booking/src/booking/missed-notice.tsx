import { missedMoneyText } from '@waymark/domain/booking/missed-visit'
import { sentenceOf } from '@waymark/domain/text/sentence'
import { Notice } from '@waymark/ui/notice'
import type { BookingDetail } from './booking-detail.ts'

/** That a cancelled visit was not called off but did not happen, as its provider recorded, and why. */
export function MissedNotice({ detail: { missedReason, mySide, accountName } }: { readonly detail: BookingDetail }) {
  if (missedReason === undefined) return null
  return (
    <Notice tone="warning" title="This visit did not happen.">
      {accountName} recorded that after its time.{' '}
      {missedReason !== '' && `The reason given: ${sentenceOf(missedReason)}`}
      {mySide === 'client' && ` If it did happen, tell ${accountName}. ${missedMoneyText}`}
    </Notice>
  )
}

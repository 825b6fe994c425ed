import { payment } from '@waymark/contracts/payment'
import { sellerName } from '@waymark/domain/account/seller-name'
import { cardText } from '@waymark/domain/booking/card'
import { limits } from '@waymark/domain/limits'
import { Button } from '@waymark/ui/button'
import { DescriptionList } from '@waymark/ui/description-list'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { Summary } from '@waymark/ui/summary'
import { formatDateTime, formatMoney } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import { useFileCall } from '@waymark/web-kit/use-file-call'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import Download from 'lucide-react/icons/download'
import css from './activity-booking.module.css'

const entryLabels = {
  charge: 'Paid',
  refund: 'Refunded',
  'refund failed': 'Refund failed',
  dispute: 'Disputed with the bank',
  'dispute won': 'Dispute decided',
  cash: 'Paid in cash at the door',
  'cash undone': 'Noted by mistake',
  'cash given back': 'Given back in cash',
} as const

/** The receipt: its lines, what was paid and given back, and the same as a PDF. */
export function ReceiptPart({ activityBookingId }: { readonly activityBookingId: number }) {
  const found = useCall(
    payment.getActivityBookingReceipt,
    { activityBookingId },
    { refetchMs: (receipt) => (receipt && receipt.refundOnItsWayCents > 0 ? limits.bookingStatusPollMs : false) },
  )
  const file = useFileCall(payment.getActivityBookingReceiptFile)
  return (
    <Summary title="Receipt" isSticky={false}>
      <Loaded of={found} what="the receipt" shape="lines" count={4} headingLevel={3}>
        {(receipt) => (
          <>
            <ul className={css.lines}>
              {receipt.lines.map(({ text, amountCents }) => (
                <li key={text}>
                  <span>{text}</span>
                  <span>{formatMoney(amountCents)}</span>
                </li>
              ))}
              {receipt.entries.map(({ kind, isAnotherWay, amountCents, at }) => (
                <li key={`${kind} ${at}`}>
                  <span>
                    {isAnotherWay ? 'Given back another way' : entryLabels[kind]}
                    <br />
                    <small>{formatDateTime(at, namedZone(receipt.timeZone))}</small>
                  </span>
                  <span>{formatMoney(amountCents)}</span>
                </li>
              ))}
              {receipt.refundOnItsWayCents > 0 && (
                <li>
                  <span>On its way to the card</span>
                  <span>{formatMoney(-receipt.refundOnItsWayCents)}</span>
                </li>
              )}
              {receipt.cashToGiveBackCents > 0 && (
                <li>
                  <span>To be given back in cash</span>
                  <span>{formatMoney(-receipt.cashToGiveBackCents)}</span>
                </li>
              )}
            </ul>
            <DescriptionList
              items={[
                {
                  term: 'Paid in all',
                  detail: <b>{formatMoney(receipt.balanceCents - receipt.refundOnItsWayCents, receipt.currency)}</b>,
                },
                ...(receipt.gst
                  ? [{ term: 'GST', detail: `${formatMoney(receipt.gst.cents)} (${receipt.gst.percent} %), included` }]
                  : []),
                { term: receipt.title, detail: receipt.receiptNumber },
                ...receipt.cards.map((card) => ({ term: 'Card', detail: cardText(card) })),
                { term: 'Seller', detail: `${sellerName(receipt)}, ${receipt.supplierAddress}` },
                ...(receipt.supplierNzbn ? [{ term: 'NZBN', detail: receipt.supplierNzbn }] : []),
                ...(receipt.supplierTaxNumber
                  ? [{ term: receipt.supplierTaxNumber.name, detail: receipt.supplierTaxNumber.text }]
                  : []),
              ]}
            />
          </>
        )}
      </Loaded>
      <Button
        icon={Download}
        isPending={file.isPending}
        pendingLabel="Preparing the PDF"
        onPress={() => file.start({ activityBookingId })}
      >
        Receipt as a PDF
      </Button>
      {file.error && (
        <Notice tone="danger" isLive>
          {file.error.message}
        </Notice>
      )}
    </Summary>
  )
}

import { formatMoney } from '@waymark/web-kit/format'
import { useAnnouncedChange } from '@waymark/web-kit/use-announced-change'
import { Bill, type BillProps } from './bill.tsx'

/** A bill that follows what is filled in: its sum is said again when it changes. */
export function BillToPay(props: BillProps) {
  const { sumLabel, totalCents, currency } = props
  useAnnouncedChange(
    totalCents === 0 ? 'There is nothing to pay.' : `${sumLabel}: ${formatMoney(totalCents)} ${currency}.`,
  )
  return <Bill {...props} />
}

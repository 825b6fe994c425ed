import { Icon } from '@waymark/ui/icon'
import { zonesText } from '@waymark/web-kit/format'
import Clock from 'lucide-react/icons/clock'
import css from './booking-list.module.css'
import type { BookingRow } from './booking-row.ts'

/** In whose local time the bookings are. */
export function ListZones({ rows }: { readonly rows: readonly BookingRow[] }) {
  const zones = zonesText(rows)
  if (zones === null) return null
  return (
    <span className={css.zone}>
      <Icon of={Clock} />
      {zones}
    </span>
  )
}

import { Icon } from '@waymark/ui/icon'
import { zoneName } from '@waymark/web-kit/format'
import Clock from 'lucide-react/icons/clock'
import css from './booking-list.module.css'
import type { BookingRow } from './booking-row.ts'

/** In whose local time the bookings are. */
export function ListZones({ rows }: { readonly rows: readonly BookingRow[] }) {
  const zones = [...new Set(rows.map(({ timeZone }) => timeZone))]
  const [zone] = zones
  if (zone === undefined) return null
  return (
    <span className={css.zone}>
      <Icon of={Clock} />
      {zones.length === 1 ? zoneName(zone) : 'Each in the local time of its place'}
    </span>
  )
}

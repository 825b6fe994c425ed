import { formatDate } from '@waymark/web-kit/format'
import { viewerToday } from '@waymark/web-kit/viewer-zone'
import { QRCodeSVG } from 'qrcode.react'
import type { Venue } from '../location-map/venue-data.ts'
import { venuePath } from '../location-map/venue-path.ts'
import css from './place.module.css'

/** On paper alone: where the newest facts are, and when these were printed. Nothing where the page is drawn without an address. */
export function PrintedFoot({ venue }: { readonly venue: Venue }) {
  if (globalThis.location === undefined) return null
  const link = new URL(venuePath(venue.serviceAreaId), location.origin).href
  return (
    <div className={css.printedFoot} aria-hidden="true">
      <QRCodeSVG value={link} size={96} level="M" />
      <p>
        Printed on {formatDate(viewerToday())}. Facts change: the newest ones are at {link}
      </p>
    </div>
  )
}

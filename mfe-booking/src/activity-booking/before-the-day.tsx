import { DescriptionList } from '@waymark/ui/description-list'
import { Notice } from '@waymark/ui/notice'
import { formatDateTime } from '@waymark/web-kit/format'
import { namedZone } from '../time/viewer-zone.ts'
import css from './activity-booking.module.css'
import type { ActivityBookingDetail } from './booking-of-activity.ts'

/** The dates until the day, and what to prepare. */
export function BeforeTheDay({ detail }: { readonly detail: ActivityBookingDetail }) {
  const { refundableUntil, startDateTime, timeZone, preparation, accountName } = detail
  const zone = namedZone(timeZone)
  return (
    <section aria-labelledby="before-the-day">
      <h2 id="before-the-day" className={css.partTitle}>
        Before the day
      </h2>
      <DescriptionList
        items={[
          ...(refundableUntil === null
            ? []
            : [
                {
                  term: 'Last moment to cancel with all your money back',
                  detail: formatDateTime(refundableUntil, zone),
                },
              ]),
          { term: 'It starts', detail: formatDateTime(startDateTime, zone) },
          { term: 'If something changes', detail: `${accountName} tells you at once.` },
        ]}
      />
      {preparation !== '' && (
        <Notice tone="info" title="Before you come.">
          {preparation}
        </Notice>
      )}
    </section>
  )
}

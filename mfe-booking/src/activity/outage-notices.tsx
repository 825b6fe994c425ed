import type { shownOutage } from '@waymark/contracts/shown-outage'
import { outageName } from '@waymark/domain/access-fit/outages'
import { Notice } from '@waymark/ui/notice'
import { outageSpan } from '@waymark/web-kit/outage-words'
import type * as z from 'zod/mini'

interface OutageNoticesProps {
  readonly outages: readonly z.output<typeof shownOutage>[]
  /** Of the place. */
  readonly timeZone: string
}

/** What is out of order at a place, before anybody books there. */
export function OutageNotices({ outages, timeZone }: OutageNoticesProps) {
  return outages.map((outage) => (
    <Notice key={outage.outageId} tone="warning" title={`Out of order: ${outageName(outage)}.`}>
      {outageSpan(outage, timeZone)} {outage.note}
    </Notice>
  ))
}

import { Button } from '@waymark/ui/button'
import { DescriptionList } from '@waymark/ui/description-list'
import { Disclosure } from '@waymark/ui/disclosure'
import { Icon } from '@waymark/ui/icon'
import { Notice } from '@waymark/ui/notice'
import { formatCount, formatDateTime, formatMoney, formatRange } from '@waymark/web-kit/format'
import Save from 'lucide-react/icons/save'
import { type MouseEvent, useId, useRef } from 'react'
import { addressOf } from '../place/place.ts'
import { addMinutes } from '../time/add-minutes.ts'
import { cutOffText, cutOffWalls } from '../time/cut-offs.ts'
import { namedZone } from '../time/viewer-zone.ts'
import { fields } from './booking-problems.ts'
import { focusField } from './focus-field.ts'
import css from './new-booking.module.css'
import type { ServiceOffer } from './service-offer.ts'
import type { BookingForm } from './use-booking-form.ts'

interface BookingSummaryProps {
  readonly offer: ServiceOffer
  readonly form: BookingForm
  readonly ownName: string
}

/** All answers again, the price, what is left to fix, and the one button. */
export function BookingSummary({ offer, form, ownName }: BookingSummaryProps) {
  const titleId = useId()
  const trouble = useRef<HTMLDivElement>(null)
  const { draft, startTimes, shown, error, isSending } = form
  const size = offer.sizeOptions.find(({ ServiceSizeOptionId: id }) => id === draft.sizeOptionId)
  const [start] = startTimes
  const cutOffs = start === undefined ? null : cutOffWalls(start, offer.timeZone)

  function confirm() {
    // The list of things to fix appears with this press, so the focus moves once it is there.
    if (!form.confirm()) requestAnimationFrame(() => trouble.current?.focus())
  }

  return (
    <aside className={css.summary} aria-labelledby={titleId}>
      <h2 id={titleId} className={css.summaryTitle}>
        Your booking
      </h2>
      <DescriptionList
        items={[
          { term: 'What', detail: size ? `${offer.serviceName}, ${size.name.toLowerCase()}` : offer.serviceName },
          { term: 'Who', detail: draft.isMyself ? ownName : draft.recipientName.trim() || 'Not chosen yet' },
          { term: 'Where', detail: addressOf(draft.street, draft.place?.label ?? '') || 'Not chosen yet' },
          { term: 'When', detail: <WhenWords {...{ offer, startTimes }} minutes={minutesOf(size)} /> },
          { term: 'Staff', detail: staffText(offer, draft.preferredStaffId) },
        ]}
      />
      {startTimes.length > 1 && <AllDates size={size} startTimes={startTimes} />}
      <Price offer={offer} size={size} visits={startTimes.length} />
      <div ref={trouble} tabIndex={-1} className={css.trouble}>
        {shown.length > 0 && <InvalidFields shown={shown} />}
        {error && (
          <Notice tone="danger" isLive>
            {error.message} Your answers are kept.
          </Notice>
        )}
      </div>
      <div className={css.confirm}>
        <Button variant="primary" isWide isPending={isSending} pendingLabel="Sending your booking" onPress={confirm}>
          Confirm booking
        </Button>
      </div>
      {start !== undefined && cutOffs && (
        <p className={css.small}>{cutOffText(start, cutOffs.changeUntil, cutOffs.cancelUntil)}</p>
      )}
      <p className={css.kept}>
        <Icon of={Save} /> Your answers are kept in this tab.
      </p>
    </aside>
  )
}

function InvalidFields({ shown }: { readonly shown: BookingForm['shown'] }) {
  const follow = (event: MouseEvent, name: string) => {
    event.preventDefault()
    focusField(name)
  }
  return (
    <Notice tone="warning">
      {formatCount(shown.length, 'thing')} to fix:{' '}
      {shown.map(({ field }, index) => (
        <span key={field}>
          {index > 0 && ', '}
          <a href={`#${field}`} onClick={(event) => follow(event, field)}>
            {fields[field].label}
          </a>
        </span>
      ))}
    </Notice>
  )
}

interface WhenWordsProps {
  readonly offer: ServiceOffer
  readonly startTimes: readonly string[]
  readonly minutes: number
}

function WhenWords({ offer, startTimes, minutes }: WhenWordsProps) {
  const [start, ...later] = startTimes
  if (start === undefined) return 'Not chosen yet'
  return (
    <>
      <b>{formatRange(start, addMinutes(start, minutes), namedZone(offer.timeZone))}</b>
      {later.length > 0 && ', the first of these dates'}
    </>
  )
}

/** More dates than these are shown on demand, unless there is only one more. */
const shownDates = 3

interface AllDatesProps extends Pick<PriceProps, 'size'> {
  readonly startTimes: readonly string[]
}

/** Every visit of the series with its price, before anything is sent. */
function AllDates({ size, startTimes }: AllDatesProps) {
  const shown = startTimes.length === shownDates + 1 ? startTimes : startTimes.slice(0, shownDates)
  const rest = startTimes.slice(shown.length)
  const fee = size && size.priceCents !== null ? formatMoney(size.priceCents) : null
  const list = (times: readonly string[]) => (
    <ol className={css.allDates}>
      {times.map((time) => (
        <li key={time}>
          <span>{formatDateTime(time)}</span>
          {fee && <span>{fee}</span>}
        </li>
      ))}
    </ol>
  )
  return (
    <section aria-labelledby="all-dates">
      <h3 id="all-dates" className={css.partTitle}>
        {formatCount(startTimes.length, 'visit')}
      </h3>
      {list(shown)}
      {rest.length > 0 && (
        <Disclosure title={formatCount(rest.length, 'more visit')} headingLevel={4}>
          {list(rest)}
        </Disclosure>
      )}
    </section>
  )
}

interface PriceProps {
  readonly offer: ServiceOffer
  readonly size: ServiceOffer['sizeOptions'][number] | undefined
  readonly visits: number
}

function Price({ offer, size, visits }: PriceProps) {
  if (!size) return null
  const isSeries = visits > 1
  if (size.priceCents === null)
    return (
      <div>
        <p className={css.price}>
          <span>Price</span>
          <b>Quote</b>
        </p>
        <p className={css.small}>{offer.accountName} tells you the price before the visit.</p>
      </div>
    )
  return (
    <div>
      <p className={css.price}>
        <span>Price{isSeries && ` of ${visits} visits`}</span>
        <b>
          {formatMoney(size.priceCents * Math.max(visits, 1))} <small>{offer.currency}</small>
        </b>
      </p>
      <p className={css.small}>You pay {offer.accountName} after the visit.</p>
    </div>
  )
}

function minutesOf(size: PriceProps['size']): number {
  return size ? size.durationHours * 60 : 0
}

function staffText({ accountName, staff }: ServiceOffer, preferredStaffId: number | null): string {
  const preferred = staff.find(({ userProfileId }) => userProfileId === preferredStaffId)
  if (preferred) return `${preferred.firstName} ${preferred.lastName} is asked first.`
  return `${accountName} chooses. We tell you the name.`
}

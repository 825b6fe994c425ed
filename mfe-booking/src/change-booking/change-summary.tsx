import { Button } from '@waymark/ui/button'
import { DescriptionList } from '@waymark/ui/description-list'
import { Disclosure } from '@waymark/ui/disclosure'
import { FormSummary } from '@waymark/ui/form-summary'
import { Icon } from '@waymark/ui/icon'
import { LinkButton } from '@waymark/ui/link-button'
import { Mark } from '@waymark/ui/mark'
import { Summary } from '@waymark/ui/summary'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount, formatDateTime, formatMoney, formatWall } from '@waymark/web-kit/format'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import ArrowRight from 'lucide-react/icons/arrow-right'
import css from './change-booking.module.css'
import type { ChangedDate, ChangeStart } from './changed-dates.ts'
import type { ChangeForm } from './use-change-form.ts'

interface ChangeSummaryProps {
  readonly start: ChangeStart
  readonly form: ChangeForm
}

/** More dates than these are shown on demand, except those that conflict. */
const shownDates = 4

/** What moves from when to when, who is told, and the one button. */
export function ChangeSummary({ start, form }: ChangeSummaryProps) {
  const { dates, disabledReason } = form
  const zone = namedZone(start.timeZone)
  const isOpen = start.changeRefusal === null && !form.isTaken
  const isMove = isOpen && dates.some(({ from, to }) => from !== to)
  const isShort = isOpen && dates.some(({ state }) => state === 'not free' || state === 'booked already')
  const isAnswered = isOpen && form.changedParts.length > 0
  return (
    <Summary title="Your change">
      {(isMove || isShort) && <Dates dates={dates} zone={zone} />}
      {isAnswered && <Answers start={start} form={form} />}
      {(isMove || isAnswered) && (
        <>
          <Price start={start} form={form} isSeries={dates.length > 1} />
          <p className={css.small}>
            {start.isForClient
              ? 'We tell your staff at once, and the client where their email address is known.'
              : 'We tell both sides at once.'}
          </p>
        </>
      )}
      <FormSummary />
      <Button
        variant="primary"
        isWide
        disabledReason={disabledReason}
        isPending={form.props.isPending}
        pendingLabel="Changing"
        // Not a submit button: Enter in a field never moves a booking.
        onPress={() => void form.submit()}
      >
        {disabledReason === undefined ? resultText(dates) : 'Change booking'}
      </Button>
      <LinkButton href={`/booking/${start.bookingId}`} variant="quiet">
        Keep it as it is
      </LinkButton>
    </Summary>
  )
}

/** What is answered anew. */
function Answers({ start, form }: ChangeSummaryProps) {
  const { draft, changedParts } = form
  const items = [
    { part: 'size', term: 'How long', detail: sizeText(form.size?.name ?? start.sizeOptionName, draft.peopleQty) },
    { part: 'person', term: 'For', detail: draft.isMyself ? start.clientName : draft.recipientName.trim() },
    { part: 'place', term: 'Where', detail: form.addressText },
    { part: 'notes', term: 'Notes', detail: draft.notes.trim() || 'None any more' },
  ] as const
  return <DescriptionList items={items.filter(({ part }) => changedParts.includes(part))} />
}

function sizeText(name: string, people: number | null): string {
  return people !== null && people > 1 ? `${name}, ${formatCount(people, 'person', 'people')}` : name
}

/** The price, anew where another size has another one. */
function Price({ start, form, isSeries }: ChangeSummaryProps & { readonly isSeries: boolean }) {
  const each = isSeries ? ' a visit' : ''
  const { priceCents } = start
  const before = priceCents === null || priceCents === 0 ? start.feeDisplay : formatMoney(priceCents)
  const wasQuote = priceCents === null
  if (form.priceText === before || form.size?.ServiceSizeOptionId === start.ServiceSizeOptionId)
    return <p className={css.small}>{samePriceText(start, each)}</p>
  return (
    <p className={css.price}>
      <span>New price{each}</span>
      <b>{form.priceText}</b>
      <span className={css.small}>It was {wasQuote ? 'a quote' : before}. You pay after the visit.</span>
    </p>
  )
}

function samePriceText({ priceCents, feeDisplay }: ChangeStart, each: string): string {
  if (priceCents === null) return 'The price is still a quote.'
  return priceCents === 0 ? 'It is still free.' : `The price stays ${feeDisplay}${each}.`
}

/** "Change to Tue 24 Nov 2026, 10:30 am", or "Change 4 dates". */
function resultText(dates: readonly ChangedDate[]): string {
  const [only, another] = dates
  if (only && !another && only.from === only.to) return 'Change booking'
  return only && !another ? `Change to ${formatWall(only.to)}` : `Change ${formatCount(dates.length, 'date')}`
}

function Dates({ dates, zone }: { readonly dates: readonly ChangedDate[]; readonly zone: string | undefined }) {
  const isShown = ({ state }: ChangedDate, index: number) =>
    index < shownDates || state === 'not free' || state === 'booked already'
  const rest = dates.filter((date, index) => !isShown(date, index))
  return (
    <>
      <DateList dates={dates.filter(isShown)} zone={zone} />
      {rest.length > 0 && (
        <Disclosure title={formatCount(rest.length, 'more date')}>
          <DateList dates={rest} zone={zone} />
        </Disclosure>
      )}
    </>
  )
}

function DateList({ dates, zone }: { readonly dates: readonly ChangedDate[]; readonly zone: string | undefined }) {
  return (
    <ul className={css.dates}>
      {dates.map(({ from, to, state }) => (
        <li key={from} className={css.date}>
          <span className={css.from}>
            <VisuallyHidden>From </VisuallyHidden>
            {formatWall(from)}
          </span>
          <span className={css.to}>
            <Icon of={ArrowRight} />
            <span>
              <VisuallyHidden>to </VisuallyHidden>
              <b>{formatDateTime(to, zone)}</b>
              {state !== null && state !== 'free' && <DateTrouble state={state} />}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Why a date cannot move, as a word and a shape. */
function DateTrouble({ state }: { readonly state: 'not free' | 'booked already' }) {
  return (
    <span className={css.dateTrouble}>
      <Mark shape={state === 'not free' ? 'octagon' : 'square'} />
      {state === 'not free' ? 'Nobody is free then' : 'You have this already'}
    </span>
  )
}

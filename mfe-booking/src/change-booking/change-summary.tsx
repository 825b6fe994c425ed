import { Button } from '@waymark/ui/button'
import { Disclosure } from '@waymark/ui/disclosure'
import { FormSummary } from '@waymark/ui/form-summary'
import { Icon } from '@waymark/ui/icon'
import { LinkButton } from '@waymark/ui/link-button'
import { Mark } from '@waymark/ui/mark'
import { Summary } from '@waymark/ui/summary'
import { VisuallyHidden } from '@waymark/ui/visually-hidden'
import { formatCount, formatDateTime } from '@waymark/web-kit/format'
import ArrowRight from 'lucide-react/icons/arrow-right'
import { namedZone } from '../time/viewer-zone.ts'
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
  const isMove = start.changeRefusal === null && !form.isTaken && dates.some(({ from, to }) => from !== to)
  return (
    <Summary title="Your change">
      {isMove && (
        <>
          <Dates dates={dates} zone={zone} />
          <p className={css.small}>
            We tell both sides at once. The price stays {start.feeDisplay}
            {dates.length > 1 && ' a visit'}.
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

/** "Change to Tue 24 Nov 2026, 10:30 am", or "Change 4 dates". */
function resultText(dates: readonly ChangedDate[]): string {
  const [only, another] = dates
  return only && !another ? `Change to ${formatDateTime(only.to)}` : `Change ${formatCount(dates.length, 'date')}`
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
            {formatDateTime(from)}
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

import { holdMinutes } from '@waymark/contracts/activity-booking/activity-booking-shapes'
import { personPriceCents } from '@waymark/domain/activity/people'
import { gstWithinCents } from '@waymark/domain/booking/price'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { FormSummary } from '@waymark/ui/form-summary'
import { Icon } from '@waymark/ui/icon'
import { Notice } from '@waymark/ui/notice'
import { RouteLine } from '@waymark/ui/route-line'
import { Split } from '@waymark/ui/split'
import { Summary } from '@waymark/ui/summary'
import { formatCount, formatRange } from '@waymark/web-kit/format'
import { isFramed } from '@waymark/web-kit/framed'
import { tabStorage } from '@waymark/web-kit/tab-storage'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import Lock from 'lucide-react/icons/lock'
import Save from 'lucide-react/icons/save'
import { ActivityPicture } from '../activity/activity-picture.tsx'
import { placeText } from '../activity/activity-words.ts'
import { BillToPay } from '../activity/bill-to-pay.tsx'
import { PayBar } from '../activity/pay-bar.tsx'
import type { SpacesProps } from './asked-activity.ts'
import { DetailsStop } from './details-stop.tsx'
import css from './new-activity-booking.module.css'
import { PeopleStop } from './people-stop.tsx'
import { PolicyStop } from './policy-stop.tsx'
import { SessionStop } from './session-stop.tsx'
import { namedPeople, spacesOf, totalOf } from './spaces-draft.ts'
import { stopStates } from './stop-states.ts'
import { useSpacesForm } from './use-spaces-form.ts'

/** The booking of spaces in a session: four stops on one page, and the bill beside them. */
export function BookSpaces({ activity, session }: SpacesProps) {
  const { form, isGuest } = useSpacesForm({ activity, session })
  const totalCents = totalOf(form.values.people, session)
  const stop = stopStates(form.props.errors, form.values)
  const mayNotPay = totalCents > 0 && !activity.mayTakePayments
  const book = (
    <Button
      variant="primary"
      isWide
      {...(totalCents > 0 ? { icon: Lock } : {})}
      isPending={form.isPending}
      pendingLabel={totalCents > 0 ? 'Holding your spaces' : 'Booking'}
      disabledReason={mayNotPay ? 'This organiser cannot take card payments just now.' : undefined}
      isReasonHidden
      // Not a submit button: Enter in a field never books.
      onPress={() => void form.submit()}
    >
      {bookLabel(totalCents, spacesOf(form.values.people))}
    </Button>
  )
  return (
    <Form
      {...form.props}
      label="Book spaces"
      purpose={totalCents > 0 ? 'hold your spaces' : 'book your spaces'}
      kept="Your answers are kept."
      hasOwnSummary
    >
      <Split
        aside={
          <SpacesSummary activity={activity} session={session}>
            <BillToPay
              people={namedPeople(form.values.people).map((person) => ({
                ...person,
                priceCents: personPriceCents(person, session),
              }))}
              totalCents={totalCents}
              currency={session.currency}
              gstCents={activity.isGstRegistered ? gstWithinCents(totalCents, session.currency) : null}
              sumLabel="To pay"
            />
            <FormSummary />
            {mayNotPay && (
              <Notice tone="warning" title="No card payments yet.">
                {activity.accountName} cannot take card payments just now.
              </Notice>
            )}
            {!isFramed() && <div className={css.payLine}>{book}</div>}
            {totalCents > 0 && (
              <p className={css.small}>
                Your spaces are held for {holdMinutes} minutes while you pay at Stripe, and you can have more time.
                Waymark never sees your card.
              </p>
            )}
          </SpacesSummary>
        }
      >
        <RouteLine
          stops={[
            {
              id: 'session',
              title: 'Session',
              state: 'done',
              children: <SessionStop activity={activity} session={session} />,
            },
            {
              id: 'people',
              title: 'Who is coming',
              ...stop.people,
              children: <PeopleStop form={form} activity={activity} session={session} />,
            },
            {
              id: 'details',
              title: 'Your details',
              ...stop.details,
              children: <DetailsStop form={form} accountName={activity.accountName} isGuest={isGuest} />,
            },
            {
              id: 'policy',
              title: totalCents > 0 ? 'Before you pay' : 'Before you book',
              state: 'open',
              children: <PolicyStop policyNote={activity.policyNote} session={session} isFree={totalCents === 0} />,
            },
          ]}
        />
      </Split>
      {isFramed() && (
        <PayBar totalCents={totalCents} currency={session.currency}>
          {book}
        </PayBar>
      )}
    </Form>
  )
}

function bookLabel(totalCents: number, spaces: number): string {
  if (totalCents === 0) return `Book ${formatCount(spaces, 'space')}`
  return isFramed() ? 'Go to payment' : 'Pay on a secure page'
}

interface SpacesSummaryProps extends SpacesProps {
  readonly children: React.ReactNode
}

/** What is being booked, again. */
export function SpacesSummary({ activity, session, children }: SpacesSummaryProps) {
  return (
    <Summary title="Your booking">
      <div className={css.summaryPicture}>
        <ActivityPicture banner={activity.banner} />
      </div>
      <p>
        <b>{activity.title}</b>
        <br />
        {formatRange(session.startDateTime, session.endDateTime, namedZone(session.timeZone))}
        <br />
        {placeText(activity)}
      </p>
      {children}
      {tabStorage.isLasting() && (
        <p className={css.kept}>
          <Icon of={Save} /> Your answers are kept in this tab.
        </p>
      )}
    </Summary>
  )
}

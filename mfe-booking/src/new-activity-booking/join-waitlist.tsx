import { activityBooking } from '@waymark/contracts/activity-booking'
import { Button } from '@waymark/ui/button'
import { Form } from '@waymark/ui/form'
import { FormSummary } from '@waymark/ui/form-summary'
import { LinkButton } from '@waymark/ui/link-button'
import { Notice } from '@waymark/ui/notice'
import { RouteLine } from '@waymark/ui/route-line'
import { Split } from '@waymark/ui/split'
import { formatCount, formatDateTime } from '@waymark/web-kit/format'
import { forgetGuestDetails } from '@waymark/web-kit/guest'
import { useSearchParams } from '@waymark/web-kit/router'
import { useAnnouncedChange } from '@waymark/web-kit/use-announced-change'
import { useForm } from '@waymark/web-kit/use-form'
import { namedZone } from '@waymark/web-kit/viewer-zone'
import { useState } from 'react'
import { activitiesHref, readAwaitedWish } from '../activity/activity-hrefs.ts'
import type { SpacesProps } from './asked-activity.ts'
import { SpacesSummary } from './book-spaces.tsx'
import { DetailsStop } from './details-stop.tsx'
import { groupsText } from './groups-text.ts'
import css from './new-activity-booking.module.css'
import { OwnWaitlist } from './own-waitlist.tsx'
import { PeopleStop } from './people-stop.tsx'
import { SessionStop } from './session-stop.tsx'
import { fieldOfSpacesPath, groupToSend, type SpacesDraft, spacesOf, wishing } from './spaces-draft.ts'
import { stopStates } from './stop-states.ts'
import { StopWaiting } from './stop-waiting.tsx'
import { useOwnWaitlist } from './use-own-waitlist.ts'
import { spacesProblems, useSpacesStart } from './use-spaces-start.ts'

/** A full session, or one without an access place that somebody needs: a group waits for its spaces together, and is offered them for two hours. */
export function JoinWaitlist({ activity, session }: SpacesProps) {
  const { values, draft, beGuest, isGuest, userServiceAreaId } = useSpacesStart(session.activitySessionId)
  const [told, setTold] = useState('')
  const [query] = useSearchParams()
  const awaited = readAwaitedWish(query)
  const form = useForm(activityBooking.joinActivityWaitlist, {
    values,
    draft,
    onOpen: (typed: SpacesDraft) => (awaited ? wishing(typed, awaited) : typed),
    toInput: (typed) => ({
      activitySessionId: session.activitySessionId,
      ...groupToSend(typed),
      UserServiceAreaId: userServiceAreaId,
    }),
    check: (typed) => spacesProblems(typed, activity),
    pathOf: fieldOfSpacesPath,
    before: beGuest,
    onSuccess: (_joined, { values: { contactEmail } }) => {
      setTold(contactEmail)
      forgetGuestDetails()
    },
  })
  const own = useOwnWaitlist()
  const entry = own.data?.find(({ activitySessionId }) => activitySessionId === session.activitySessionId)
  const isOffered = entry?.state === 'offered'
  useAnnouncedChange(isOffered ? 'Spaces are free: they are held for you.' : '')
  // Without an entry, once that is known, somebody has stopped waiting, and may join again.
  if (form.answer && !isOffered && (entry || own.data === undefined || own.isFetching || own.isError))
    return (
      <Notice
        tone="success"
        title="You are on the waitlist."
        actions={
          <>
            <LinkButton href={activitiesHref}>Look at other activities</LinkButton>
            <StopWaiting waitlistEntryId={form.answer.waitlistEntryId} />
          </>
        }
      >
        {activity.title}, {formatDateTime(session.startDateTime, namedZone(session.timeZone))}.{' '}
        {groupsText(entry?.groupsBefore ?? form.answer.groupsBefore, entry?.spaces ?? 1)} When spaces come free, we hold
        them for you for 2 hours and email you.{' '}
        {isGuest && `${told} has an email from us now: its link leads back here, so that you can leave the waitlist.`}
      </Notice>
    )
  if (entry) return <OwnWaitlist activitySessionId={session.activitySessionId} />
  const isFull = session.spacesLeft === 0
  const spaces = spacesOf(form.values.people)
  const stop = stopStates(form.props.errors, form.values)
  return (
    <Form {...form.props} label="Join the waitlist" purpose="put you on the waitlist" hasOwnSummary>
      <Split
        aside={
          <SpacesSummary activity={activity} session={session}>
            <p>
              {isFull && <b>Full. </b>}
              {groupsText(session.waitlistLength ?? 0, spaces)} When {isFull ? 'spaces' : 'the places that you tick'}{' '}
              come free, we hold them for you for 2 hours and email you.
            </p>
            <FormSummary />
            <Button
              variant="primary"
              isWide
              isPending={form.isPending}
              pendingLabel="Joining"
              onPress={() => void form.submit()}
            >
              Join the waitlist for {formatCount(spaces, 'space')}
            </Button>
            <p className={css.small}>
              You pay nothing now. You can leave the waitlist at any time{isGuest && ', by the link that we email you'}.
            </p>
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
              title: 'Who would come',
              ...stop.people,
              children: <PeopleStop form={form} activity={activity} session={session} isWaiting />,
            },
            {
              id: 'details',
              title: 'Your details',
              ...stop.details,
              children: <DetailsStop form={form} accountName={activity.accountName} isGuest={isGuest} isWaiting />,
            },
          ]}
        />
      </Split>
    </Form>
  )
}

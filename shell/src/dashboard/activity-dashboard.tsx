import { activity } from '@waymark/contracts/activity'
import type { OutputOf } from '@waymark/contracts/define-call'
import { ageRangeText } from '@waymark/domain/account/age'
import { accessRules } from '@waymark/domain/rights/access-rules'
import { EmptyState } from '@waymark/ui/empty-state'
import { LinkButton } from '@waymark/ui/link-button'
import type { LoadState } from '@waymark/ui/load-state'
import { SectionHeading } from '@waymark/ui/section-heading'
import { TextLink } from '@waymark/ui/text-link'
import { VenueArt } from '@waymark/ui/venue-art'
import { formatCount, formatMoney } from '@waymark/web-kit/format'
import type { SessionUser } from '@waymark/web-kit/session-user'
import { useCall } from '@waymark/web-kit/use-call'
import { useVisitor } from '@waymark/web-kit/who'
import { ComingSessions } from './coming-sessions.tsx'
import css from './dashboard-cards.module.css'
import { LoadedDashboard } from './dashboard-frame.tsx'
import { greeting } from './greeting.ts'
import { NeedsYou, type NeedsYouItem } from './needs-you.tsx'
import { NextSteps } from './next-steps.tsx'
import { SkippedSteps } from './skipped-steps.tsx'
import { SuspensionNotice, useSuspendedOrganisation } from './suspension-notice.tsx'
import { useCardPaymentsNeed } from './use-card-payments-need.tsx'
import { useOwedRefundsNeed } from './use-owed-refunds-need.tsx'
import { useVisitorsNeed } from './use-visitors-need.tsx'

const activitiesPath = '/service-area/activities-events'

interface ActivityDashboardProps {
  readonly user: SessionUser
  readonly serviceAreaId: number
}

/** The dashboard of a location that runs activities and no services: what needs attention, and what it runs. */
export function ActivityDashboard({ user, serviceAreaId }: ActivityDashboardProps) {
  const visitor = useVisitor()
  const mayManage = visitor !== null && accessRules.managesLocation(visitor)
  const found = useCall(
    activity.getActivitiesByServiceAreaId,
    { serviceAreaId },
    { enabled: mayManage, ignore401: true },
  )
  const cardPayments = useCardPaymentsNeed(serviceAreaId)
  const owed = useOwedRefundsNeed(serviceAreaId)
  const visitors = useVisitorsNeed(serviceAreaId)
  const suspended = useSuspendedOrganisation()
  // While it is suspended nothing can be booked or paid, whatever is set up.
  const needs = (data: Activities) => [
    ...owed,
    ...(suspended ? [] : [...draftNeed(data), ...cardPayments]),
    ...visitors,
  ]
  return (
    <LoadedDashboard
      of={mayManage ? found : nothingToRead}
      title={(data) => greeting(user.countryId, user.firstName, needs(data).length + (suspended ? 1 : 0))}
      aside={() => (
        <>
          <NextSteps />
          <SkippedSteps serviceAreaId={serviceAreaId} without={cardPayments.length > 0 ? ['cardPayments'] : []} />
        </>
      )}
    >
      {({ items, totalCount }) => (
        <>
          <SuspensionNotice of={suspended} />
          <NeedsYou items={needs({ items, totalCount })} />
          {visitor !== null && accessRules.seesScheduledActivities(visitor) && (
            <ComingSessions serviceAreaId={serviceAreaId} />
          )}
          {items.length > 0 ? (
            <WhatRuns items={items} totalCount={totalCount} />
          ) : (
            <NothingRuns mayManage={mayManage} />
          )}
        </>
      )}
    </LoadedDashboard>
  )
}

type Activities = Pick<OutputOf<typeof activity.getActivitiesByServiceAreaId>, 'items' | 'totalCount'>
type Activity = Activities['items'][number]

/** The newest draft of a location where nothing can be booked yet. */
function draftNeed({ items, totalCount }: Activities): NeedsYouItem[] {
  const draft = items.find(({ status }) => status === 'Draft')
  const isSure = items.length === totalCount && items.every(({ status }) => status !== 'Active')
  if (!draft || !isSure) return []
  const hasSessions = draft.comingSessions > 0
  return [
    {
      id: 'draft',
      shape: 'triangle',
      title: 'Nobody can book here yet',
      text: `${draft.title} is a draft. ${hasSessions ? 'Publish it, so that people find it.' : 'Add its sessions, then publish it.'}`,
      actions: (
        <LinkButton variant="primary" href={`${activitiesPath}/${draft.activityId}?tab=sessions`}>
          {hasSessions ? 'Open it' : 'Add sessions'}
        </LinkButton>
      ),
    },
  ]
}

/** For people who only see sessions. */
const nothingToRead: LoadState<Activities> = {
  data: { items: [], totalCount: 0 },
  error: null,
  isFetching: false,
  refetch: () => undefined,
}

function WhatRuns({ items, totalCount }: Activities) {
  return (
    <section aria-labelledby="activities" className={css.section}>
      <SectionHeading
        id="activities"
        actions={
          <TextLink href={activitiesPath} isStandalone>
            {totalCount === 1 ? 'Open it' : `All ${totalCount} activities`}
          </TextLink>
        }
      >
        What you run here
      </SectionHeading>
      <ul className={css.places}>
        {items.map((one) => (
          <li key={one.activityId}>
            <div>
              <b>{one.title}</b>
              <span>{words(one)}</span>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

function NothingRuns({ mayManage }: { readonly mayManage: boolean }) {
  const [next, href] = mayManage
    ? ['Open activities & events', activitiesPath]
    : ['Open scheduled activities', `${activitiesPath}/scheduled-activities`]
  return (
    <EmptyState
      title="Your activities and events"
      picture={<VenueArt of="theatre" />}
      action={
        <LinkButton variant="primary" href={href}>
          {next}
        </LinkButton>
      }
    >
      {mayManage
        ? 'Describe what you run, add its dates, and see who comes.'
        : 'See the sessions that are on, and who comes.'}
    </EmptyState>
  )
}

function words(one: Activity): string {
  const price = one.priceCents === 0 ? 'free' : `${formatMoney(one.priceCents, one.currency)} a space`
  return `${one.status}, ${ageRangeText(one).toLowerCase()}, ${price}, ${formatCount(one.maxSpacesPerSession, 'space')} a session`
}

import { activity } from '@waymark/contracts/activity'
import { activitySession } from '@waymark/contracts/activity-session'
import { LinkButton } from '@waymark/ui/link-button'
import { allLoaded, type LoadState, mapLoaded } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { SelectField } from '@waymark/ui/select-field'
import { useNavigate, useSearchParams } from '@waymark/web-kit/router'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { activitiesPath, activityHref, sessionsHref } from '../activities/activity-paths.ts'
import { ManagersOnly } from '../activities/managers-only.tsx'
import { useManagesActivities } from '../activities/use-manages-activities.ts'
import type { Activity } from '../activity/activity-draft.ts'
import { NoLocation } from '../no-location.tsx'
import type { SessionRow } from './builder-draft.ts'
import { SessionBuilder } from './session-builder.tsx'

/** /service-area/activities-events/activity-session/new: adds sessions to an activity (`?activity=`), like another (`&copy=`). */
export function NewSessionsPage() {
  const page = usePage()
  const [query, setQuery] = useSearchParams()
  const area = useAppStore(({ currentServiceArea }) => currentServiceArea)
  const isManager = useManagesActivities(area?.serviceAreaId ?? 0)
  const activityId = Number(query.get('activity'))
  if (!area)
    return (
      <NoLocation title="New session">
        Here you will add sessions to an activity, once your organisation has a location.
      </NoLocation>
    )
  return (
    <Page>
      <PageHeading
        page={page}
        lead="Choose the dates: each says whether it is free before it is added."
        back={
          activityId > 0
            ? { href: activityHref(activityId, 'sessions'), label: 'Sessions of the activity' }
            : { href: activitiesPath, label: 'Activities & events' }
        }
      />
      {!isManager ? (
        <ManagersOnly />
      ) : activityId > 0 ? (
        <NewSessions key={activityId} activityId={activityId} copiedId={Number(query.get('copy'))} />
      ) : (
        <ChooseActivity area={area} onChoose={(id) => setQuery({ activity: String(id) })} />
      )}
    </Page>
  )
}

function NewSessions({ activityId, copiedId }: { readonly activityId: number; readonly copiedId: number }) {
  const navigate = useNavigate()
  const saved = useCall(activity.getActivityByActivityId, { activityId })
  const isCopy = copiedId > 0
  const copied = useCall(activitySession.getActivitySessionDetail, { activitySessionId: copiedId }, { enabled: isCopy })
  const found: LoadState<readonly [Activity, SessionRow | null]> = isCopy
    ? allLoaded(saved, copied)
    : mapLoaded(saved, (one) => [one, null] as const)
  return (
    <Loaded of={found} what="the activity" shape="form" count={6} kept="What you typed here before is kept.">
      {([one, copiedSession]) => (
        <SessionBuilder
          saved={one}
          copied={copiedSession}
          onAdded={() => void navigate(sessionsHref(activityId, one.isAmenity))}
        />
      )}
    </Loaded>
  )
}

interface ChooseActivityProps {
  readonly area: CurrentServiceArea
  readonly onChoose: (activityId: number) => void
}

function ChooseActivity({ area, onChoose }: ChooseActivityProps) {
  const found = useCall(activity.getActivitiesByServiceAreaId, {
    serviceAreaId: area.serviceAreaId,
    sort: 'title',
    pageSize: 50,
  })
  return (
    <Loaded
      of={found}
      what="the activities"
      shape="form"
      count={1}
      empty={({ items }) =>
        items.length === 0 && {
          title: `${area.name} has no activities yet`,
          action: <LinkButton href={`${activitiesPath}/new`}>Add the first one</LinkButton>,
          children: 'A session belongs to an activity: describe that first.',
        }
      }
    >
      {({ items }) => (
        <SelectField
          label="Activity"
          options={items
            .filter(({ status }) => status === 'Draft' || status === 'Active')
            .map(({ activityId, title, status }) => ({ id: activityId, label: title, detail: status }))}
          onChange={onChoose}
        />
      )}
    </Loaded>
  )
}

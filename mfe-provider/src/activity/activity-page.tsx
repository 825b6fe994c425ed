import { activity } from '@waymark/contracts/activity'
import { LinkButton } from '@waymark/ui/link-button'
import { notThere } from '@waymark/ui/load-state'
import { Loaded } from '@waymark/ui/loaded'
import { Page } from '@waymark/ui/page'
import { PageHeading } from '@waymark/ui/page-heading'
import { Stack } from '@waymark/ui/stack'
import { Tabs } from '@waymark/ui/tabs'
import { ask } from '@waymark/web-kit/ask'
import { useParams, useSearchParams } from '@waymark/web-kit/router'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { activitiesPath } from '../activities/activity-paths.ts'
import { useManagesActivities } from '../activities/use-manages-activities.ts'
import { SessionsPart } from '../sessions/sessions-part.tsx'
import { ActivityAccess } from './activity-access.tsx'
import { ActivityActions } from './activity-actions.tsx'
import { ActivityCard } from './activity-card.tsx'
import type { Activity } from './activity-draft.ts'
import { ActivityOverview } from './activity-overview.tsx'
import { ActivityPictures } from './activity-pictures.tsx'
import { ActivityPriceForm } from './activity-price-form.tsx'
import { DetailsForm } from './details-form.tsx'

const tabs = ['details', 'access', 'sessions', 'price'] as const
type ActivityTab = (typeof tabs)[number]

/** /service-area/activities-events/{id}: one activity with its facts, sessions and price. */
export function ActivityPage() {
  const { id } = useParams()
  const activityId = Number(id)
  const isId = Number.isInteger(activityId) && activityId > 0
  const found = useCall(activity.getActivityByActivityId, { activityId }, { enabled: isId })
  const page = usePage(found.data?.title)
  const isManager = useManagesActivities(found.data?.serviceAreaId ?? 0)
  return (
    <Page>
      <PageHeading
        page={page}
        {...(found.data && isManager ? { actions: <ActivityActions saved={found.data} /> } : {})}
        back={{ href: activitiesPath, label: 'Activities & events' }}
      />
      <Loaded
        of={isId ? found : notThere}
        what="the activity"
        shape="form"
        count={6}
        kept="Anything you typed here before is kept."
        missing={{
          title: 'This activity is not here',
          next: 'It may have been deleted, or belongs to another organisation.',
          actions: <LinkButton href={activitiesPath}>See all activities</LinkButton>,
        }}
      >
        {(saved) => (
          <Stack key={saved.activityId} gap={8}>
            <ActivityCard saved={saved} mayChange={isManager} />
            {isManager ? <ActivityParts saved={saved} /> : <ActivityOverview saved={saved} />}
          </Stack>
        )}
      </Loaded>
    </Page>
  )
}

ActivityPage.asks = (activityId: number) => [ask(activity.getActivityByActivityId, { activityId })]

function ActivityParts({ saved }: { readonly saved: Activity }) {
  const [query, setQuery] = useSearchParams()
  return (
    <Tabs<ActivityTab>
      label="Parts of the activity"
      value={tabs.find((tab) => tab === query.get('tab')) ?? 'details'}
      onChange={(tab) => setQuery(tab === 'details' ? {} : { tab }, { preventScrollReset: true })}
      tabs={[
        {
          id: 'details',
          label: 'Details',
          content: (
            <Stack gap={12}>
              <DetailsForm saved={saved} />
              <ActivityPictures saved={saved} />
            </Stack>
          ),
        },
        { id: 'access', label: 'Access facts', content: <ActivityAccess saved={saved} /> },
        { id: 'sessions', label: 'Sessions', content: <SessionsPart saved={saved} /> },
        { id: 'price', label: 'Price and refunds', content: <ActivityPriceForm saved={saved} /> },
      ]}
    />
  )
}

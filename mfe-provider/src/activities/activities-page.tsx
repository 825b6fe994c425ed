import { activity } from '@waymark/contracts/activity'
import { HelpOn } from '@waymark/ui/help-on'
import { LinkButton } from '@waymark/ui/link-button'
import { ListPage } from '@waymark/ui/list-page'
import { PlaceArt } from '@waymark/ui/place-art'
import { zoneName } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useFileCall } from '@waymark/web-kit/use-file-call'
import { usePage } from '@waymark/web-kit/use-page'
import ChartBar from 'lucide-react/icons/chart-bar'
import Plus from 'lucide-react/icons/plus'
import { useAreaZone } from '../activity/use-area-zone.ts'
import { insightsHref } from '../insights/insights-query.ts'
import { NoLocation } from '../no-location.tsx'
import { activityColumns } from './activity-columns.tsx'
import { ActivityFilters, activityFilters, activityQuery } from './activity-filters.tsx'
import { activitiesPath } from './activity-paths.ts'
import { useManagesActivities } from './use-manages-activities.ts'

/** /service-area/activities-events: what people can join at the location. */
export function ActivitiesPage() {
  const area = useAppStore(({ currentServiceArea }) => currentServiceArea)
  if (!area)
    return (
      <NoLocation title="Activities & events">
        Here you will see what people can join at a location, once your organisation has one.
      </NoLocation>
    )
  return <ActivityList key={area.serviceAreaId} area={area} />
}

function ActivityList({ area }: { readonly area: CurrentServiceArea }) {
  const timeZone = useAreaZone(area.serviceAreaId)
  const list = useListState({ filters: activityFilters, sort: 'next' })
  const input = { serviceAreaId: area.serviceAreaId, ...activityQuery(list) }
  const found = useCall(activity.getActivitiesByServiceAreaId, { ...input, ...list.paging }, { keepPrevious: true })
  const exporting = useFileCall(activity.exportActivityList)
  const isManager = useManagesActivities(area.serviceAreaId)
  return (
    <ListPage
      page={usePage()}
      lead={
        <>
          What people can join at {area.name}, {zoneName(timeZone)}. <HelpOn helpKey="activitiesAndEvents" />
        </>
      }
      actions={
        isManager && (
          <>
            <LinkButton variant="primary" icon={Plus} href={`${activitiesPath}/new`}>
              Add an activity
            </LinkButton>
            <LinkButton icon={ChartBar} href={insightsHref()}>
              Insights
            </LinkButton>
          </>
        )
      }
      nouns={['activity', 'activities']}
      list={list}
      found={found}
      searchFor="Title or description"
      filters={<ActivityFilters list={list} />}
      empty={{
        title: 'No activities yet',
        picture: <PlaceArt of="walk" />,
        ...(isManager ? { action: <LinkButton href={`${activitiesPath}/new`}>Add the first one</LinkButton> } : {}),
        children:
          'Here you will see each class, tour or event, with its next session, its price and how many can come.',
      }}
      tryThis="Try fewer letters, or another status or kind."
      exporting={{ ...exporting, start: () => exporting.start(input) }}
      columns={activityColumns}
      idOf={({ activityId }) => activityId}
    />
  )
}

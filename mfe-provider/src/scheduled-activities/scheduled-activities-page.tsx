import { activitySession } from '@waymark/contracts/activity-session'
import { LinkButton } from '@waymark/ui/link-button'
import { ListPage } from '@waymark/ui/list-page'
import { PlaceArt } from '@waymark/ui/place-art'
import { useListState } from '@waymark/web-kit/list-state'
import { useSearchParams } from '@waymark/web-kit/router'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useFileCall } from '@waymark/web-kit/use-file-call'
import { usePage } from '@waymark/web-kit/use-page'
import { useState } from 'react'
import { activitiesPath } from '../activities/activity-paths.ts'
import { useManagesActivities } from '../activities/use-manages-activities.ts'
import { NoLocation } from '../no-location.tsx'
import { WaitingMarks } from '../session/waiting-marks.tsx'
import { OpenSession } from '../sessions/open-session.tsx'
import { monthOf, sessionColumns } from '../sessions/session-columns.tsx'
import { SessionMenu } from '../sessions/session-menu.tsx'
import { SessionStatusDialog, type SessionWish } from '../sessions/session-status-dialog.tsx'
import { SessionFilters, sessionFilters, sessionQuery, sessionSort } from './session-filters.tsx'

/** /service-area/activities-events/scheduled-activities: the sessions of the location; of Staff, those they help with. */
export function ScheduledActivitiesPage() {
  const area = useAppStore(({ currentServiceArea }) => currentServiceArea)
  if (!area)
    return (
      <NoLocation title="Scheduled activities">
        Here you will see the sessions of a location, once your organisation has one.
      </NoLocation>
    )
  return <ScheduledActivities key={area.serviceAreaId} area={area} />
}

function ScheduledActivities({ area }: { readonly area: CurrentServiceArea }) {
  const isManager = useManagesActivities(area.serviceAreaId)
  const [query] = useSearchParams()
  const list = useListState({ filters: sessionFilters, sort: sessionSort(query) })
  const [wish, setWish] = useState<SessionWish | null>(null)
  const input = { serviceAreaId: area.serviceAreaId, ...sessionQuery(list) }
  const found = useCall(activitySession.getActivitySessionList, { ...input, ...list.paging }, { keepPrevious: true })
  const exporting = useFileCall(activitySession.exportActivitySessionList)
  return (
    <ListPage
      page={usePage()}
      lead={
        isManager
          ? `The sessions of all activities at ${area.name}. Open one to see who comes and to check them in.`
          : 'The sessions that you help with. Open one to see who comes and to check them in.'
      }
      nouns={['session', 'sessions']}
      list={list}
      found={found}
      searchFor="Activity"
      filters={<SessionFilters list={list} />}
      empty={{
        title: 'No sessions to come',
        picture: <PlaceArt of="walk" />,
        ...(isManager ? { action: <LinkButton href={activitiesPath}>See your activities</LinkButton> } : {}),
        children: 'Here you will see each session with how full it is, its access places and who runs it.',
      }}
      tryThis="Try fewer letters, another status, or the past ones."
      exporting={{ ...exporting, start: () => exporting.start(input) }}
      columns={sessionColumns({ hasTitle: true })}
      idOf={({ activitySessionId }) => activitySessionId}
      {...(input.sort === 'fill' ? {} : { groupOf: monthOf })}
      rowActions={(row) =>
        isManager ? <SessionMenu row={row} onWish={(kind) => setWish({ kind, row })} /> : <OpenSession row={row} />
      }
    >
      <WaitingMarks />
      {wish && <SessionStatusDialog wish={wish} onClose={() => setWish(null)} />}
    </ListPage>
  )
}

import { activitySession } from '@waymark/contracts/activity-session'
import { activityStatuses } from '@waymark/domain/enums'
import { LinkButton } from '@waymark/ui/link-button'
import { ListFilter } from '@waymark/ui/list-filter'
import { ListPage } from '@waymark/ui/list-page'
import { PlaceArt } from '@waymark/ui/place-art'
import { useListState } from '@waymark/web-kit/list-state'
import { type CurrentServiceArea, useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useFileCall } from '@waymark/web-kit/use-file-call'
import { usePage } from '@waymark/web-kit/use-page'
import { useState } from 'react'
import { activitiesPath } from '../activities/activity-paths.ts'
import { useManagesActivities } from '../activities/use-manages-activities.ts'
import { NoLocation } from '../no-location/no-location.tsx'
import { WaitingMarks } from '../session/waiting-marks.tsx'
import { OpenSession } from '../sessions/open-session.tsx'
import { monthOf, sessionColumns } from '../sessions/session-columns.tsx'
import { SessionMenu } from '../sessions/session-menu.tsx'
import { SessionStatusDialog, type SessionWish } from '../sessions/session-status-dialog.tsx'

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

const periods = [
  { id: 'past', label: 'Past' },
  { id: 'all', label: 'Past and to come' },
] as const
const statusOptions = activityStatuses.map((status) => ({ id: status, label: status }))
const sorts = ['start', '-start', 'fill'] as const

function ScheduledActivities({ area }: { readonly area: CurrentServiceArea }) {
  const isManager = useManagesActivities(area.serviceAreaId)
  const list = useListState({ filters: ['status', 'period'], sort: 'start' })
  const [wish, setWish] = useState<SessionWish | null>(null)
  const status = activityStatuses.find((one) => one === list.filters.status[0])
  const input = {
    serviceAreaId: area.serviceAreaId,
    search: list.search,
    ...(status === undefined ? {} : { statuses: [status] }),
    period: periods.find(({ id }) => id === list.filters.period[0])?.id ?? ('upcoming' as const),
    sort: sorts.find((one) => one === list.sort) ?? 'start',
  }
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
      filters={
        <>
          <ListFilter list={list} filter="status" label="Status" options={statusOptions} />
          <ListFilter list={list} filter="period" label="When" all="To come" options={periods} />
        </>
      }
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

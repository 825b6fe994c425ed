import { activitySession } from '@waymark/contracts/activity-session'
import { amenitySession } from '@waymark/contracts/amenity-session'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { ExportState } from '@waymark/ui/export-state'
import { HelpOn } from '@waymark/ui/help-on'
import { ListPart } from '@waymark/ui/list-part'
import { Section } from '@waymark/ui/section'
import { Stack } from '@waymark/ui/stack'
import { SwitchSegment } from '@waymark/ui/switch-segment'
import { formatCount, zonesText } from '@waymark/web-kit/format'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { useFileCall } from '@waymark/web-kit/use-file-call'
import { useFocusAfter } from '@waymark/web-kit/use-focus-after'
import Download from 'lucide-react/icons/download'
import Plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import type { Activity } from '../activity/activity-draft.ts'
import type { SessionRow } from './builder-draft.ts'
import { OpenSession } from './open-session.tsx'
import { PublishDrafts } from './publish-drafts.tsx'
import { SeatLegend } from './seat-legend.tsx'
import { SessionBuilder } from './session-builder.tsx'
import { monthOf, sessionColumns } from './session-columns.tsx'
import { SessionMenu } from './session-menu.tsx'
import { SessionStatusDialog, type SessionWish } from './session-status-dialog.tsx'
import styles from './sessions.module.css'

const periods = [
  { id: 'upcoming', label: 'To come' },
  { id: 'past', label: 'Past' },
  { id: 'all', label: 'All' },
] as const

type Period = (typeof periods)[number]['id']

interface SessionsPartProps {
  readonly saved: Activity
  /** For Staff, who open sessions and change none. */
  readonly isReadOnly?: boolean
}

/** The sessions of an activity or an amenity by month, and the panel that adds more. */
export function SessionsPart({ saved, isReadOnly = false }: SessionsPartProps) {
  const { activityId, title, status } = saved
  const list = useListState({ filters: ['period'], sort: 'start', pageSize: 20 })
  const period = periods.find(({ id }) => id === list.filters.period[0])?.id ?? 'upcoming'
  const found = useCall(
    activitySession.getActivitySessionsByActivityId,
    { activityId, period, ...list.paging },
    { keepPrevious: true },
  )
  const exporting = useSessionFile(saved)
  const [isAdding, setAdding] = useState(false)
  const [wish, setWish] = useState<SessionWish | null>(null)
  const adding = useRef<HTMLButtonElement>(null)
  const focusAdding = useFocusAfter(adding)
  const total = found.data?.totalCount ?? 0
  const closePanel = () => {
    setAdding(false)
    focusAdding()
  }
  const isOpen = !isReadOnly && (status === 'Draft' || status === 'Active')

  return (
    <Stack gap={8}>
      {isAdding && <SessionBuilder saved={saved} copied={null} onAdded={closePanel} onClose={closePanel} />}
      <Section
        title="Sessions"
        actions={
          <Cluster>
            <HelpOn helpKey="sessions" />
            {total > 0 && <ExportButton exporting={exporting} onPress={() => exporting.start(period)} />}
            {!isReadOnly && <PublishDrafts saved={saved} />}
            {isOpen && !isAdding && (
              <Button ref={adding} variant="primary" icon={Plus} onPress={() => setAdding(true)}>
                Add sessions
              </Button>
            )}
          </Cluster>
        }
      >
        <ExportState exporting={exporting} content={formatCount(total, 'session')} />
        <Cluster isSpread>
          <SwitchSegment
            label="Which sessions"
            isLabelHidden
            options={periods}
            value={period}
            onChange={(id) => list.setFilter('period', id === 'upcoming' ? [] : [id])}
          />
          <SeatLegend />
          <span className={styles.zone}>{zonesText(found.data?.items ?? [])}</span>
        </Cluster>
        <ListPart<SessionRow, number>
          title={`Sessions of ${title}`}
          nouns={['session', 'sessions']}
          list={{ ...list, isNarrowed: period === 'past' }}
          found={found}
          headingLevel={3}
          empty={{
            title: isReadOnly
              ? 'You help with no session to come'
              : period === 'all'
                ? 'No sessions yet'
                : 'No sessions to come',
            ...(isOpen && !isAdding
              ? { action: <Button onPress={() => setAdding(true)}>Add the first ones</Button> }
              : {}),
            children: isReadOnly
              ? 'Here you will see those that you help with: how full they are, and their access places.'
              : 'Here you will see each date, how full it is, its access places, and who runs it.',
          }}
          noMatch="No sessions are over yet"
          tryThis="Here you will see who came, once a session is over."
          columns={sessionColumns({ hasTitle: false })}
          idOf={({ activitySessionId }) => activitySessionId}
          groupOf={monthOf}
          rowActions={(row) =>
            isReadOnly ? <OpenSession row={row} /> : <SessionMenu row={row} onWish={(kind) => setWish({ kind, row })} />
          }
        />
      </Section>
      {wish && <SessionStatusDialog wish={wish} onClose={() => setWish(null)} />}
    </Stack>
  )
}

interface ExportButtonProps {
  readonly exporting: { readonly isPending: boolean }
  readonly onPress: () => void
}

function ExportButton({ exporting: { isPending }, onPress }: ExportButtonProps) {
  return (
    <Button icon={Download} isPending={isPending} pendingLabel="Exporting" onPress={onPress}>
      Export to Excel
    </Button>
  )
}

/** The file of the sessions of an activity, or of an amenity. */
function useSessionFile({ activityId, serviceAreaId, isAmenity }: Activity) {
  const ofActivity = useFileCall(activitySession.exportActivitySessionList)
  const ofAmenity = useFileCall(amenitySession.exportAmenitySessionList)
  return isAmenity
    ? { ...ofAmenity, start: (period: Period) => ofAmenity.start({ serviceAreaId, amenityId: activityId, period }) }
    : { ...ofActivity, start: (period: Period) => ofActivity.start({ serviceAreaId, activityId, period }) }
}

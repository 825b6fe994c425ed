import type { pastOf } from '@waymark/domain/activity/check-in'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { ConfirmDialog } from '@waymark/ui/confirm-dialog'
import { SearchField } from '@waymark/ui/search-field'
import { Stack } from '@waymark/ui/stack'
import { SwitchSegment } from '@waymark/ui/switch-segment'
import { formatCount } from '@waymark/web-kit/format'
import UserPlus from 'lucide-react/icons/user-plus'
import { useState } from 'react'
import { type Attendee, countPeople, isFound, positionsOf } from './attendance.ts'
import { AttendeeCard } from './attendee-card.tsx'
import { DoorDialog } from './door-dialog.tsx'
import type { SessionDetail } from './session-detail.ts'
import type { CheckIn } from './use-check-in.ts'
import styles from './who-comes.module.css'

interface AttendeeListProps {
  readonly attendees: readonly Attendee[]
  /** Whether people can be checked in now. */
  readonly isOpen: boolean
  /** Whether the session is over, and long over: changes are asked about then. */
  readonly past: ReturnType<typeof pastOf>
  readonly session: SessionDetail
  readonly onMark: CheckIn['mark']
}

type View = 'toCome' | 'here' | 'all'

const shownAtOnce = 20
const nobodyIn = { toCome: 'Everybody is here.', here: 'Nobody is here yet.', all: '' } as const
const nobodyCame = { toCome: 'Everybody came.', here: 'Nobody came.', all: '' } as const

/** A change that waits for its answer. */
interface Asked {
  readonly name: string
  readonly mark: Parameters<CheckIn['mark']>[0]
}

/** Everybody who comes, by name: found by name or code, still to come or here. */
export function AttendeeList({ attendees, isOpen, past, session, onMark }: AttendeeListProps) {
  const [search, setSearch] = useState('')
  const [view, setView] = useState<View>('all')
  const [limit, setLimit] = useState(shownAtOnce)
  const [isAdding, setAdding] = useState(false)
  const [asked, setAsked] = useState<Asked | null>(null)
  const isOver = past !== 'running'

  function press({ person }: Attendee, mark: Asked['mark']) {
    if (past === 'history') setAsked({ name: person.name, mark })
    else onMark(mark)
  }

  const { all, here, toCome } = countPeople(attendees)
  const found = attendees.filter(
    (attendee) =>
      (view === 'all' || attendee.presence.isHere === (view === 'here')) && isFound(attendee, search.trim()),
  )
  const rest = found.length - limit
  return (
    <Stack gap={4}>
      <Cluster>
        <SearchField
          label="Search who comes"
          isLabelHidden
          placeholder="Name or code"
          value={search}
          onChange={setSearch}
          debounceMs={0}
        />
        <SwitchSegment<View>
          label="Who is shown"
          isLabelHidden
          options={[
            { id: 'toCome', label: isOver ? `Did not come (${toCome})` : `To come (${toCome})` },
            { id: 'here', label: isOver ? `Came (${here})` : `Here (${here})` },
            { id: 'all', label: `All (${all})` },
          ]}
          value={view}
          onChange={setView}
        />
      </Cluster>
      <p role="status" className={styles.soft}>
        {search.trim() !== '' && `${formatCount(found.length, 'person', 'people')} found`}
        {found.length === 0 &&
          search.trim() === '' &&
          (attendees.length === 0 ? nobodyText(session, isOver) : (isOver ? nobodyCame : nobodyIn)[view])}
      </p>
      <ul className={styles.people}>
        {found.slice(0, limit).map((attendee) => (
          <AttendeeCard
            key={`${attendee.booking.activityBookingId} ${attendee.person.position}`}
            attendee={attendee}
            isOpen={isOpen}
            isOver={isOver}
            session={session}
            onPress={(isHere) =>
              press(attendee, {
                activityBookingId: attendee.booking.activityBookingId,
                positions: positionsOf(attendee),
                isHere,
              })
            }
            onOne={({ position }) =>
              press(attendee, {
                activityBookingId: attendee.booking.activityBookingId,
                positions: [position],
                isHere: true,
              })
            }
          />
        ))}
      </ul>
      <Cluster>
        {rest > 0 && (
          <Button onPress={() => setLimit(limit + shownAtOnce)}>
            Show {formatCount(Math.min(rest, shownAtOnce), 'more person', 'more people')}
          </Button>
        )}
        {isOpen && session.status === 'Active' && (
          <Button variant="quiet" icon={UserPlus} onPress={() => setAdding(true)}>
            Add someone at the door
          </Button>
        )}
      </Cluster>
      {asked && (
        <ConfirmDialog
          isOpen
          tone="primary"
          title={`Say that ${asked.name} ${asked.mark.isHere ? 'came' : 'did not come'}?`}
          confirmLabel={asked.mark.isHere ? 'Yes, they came' : 'Yes, they did not come'}
          cancelLabel="Leave it as it is"
          onConfirm={() => {
            onMark(asked.mark)
            setAsked(null)
          }}
          onCancel={() => setAsked(null)}
        >
          This session has been over for a while. Its numbers and the insights change with it.
        </ConfirmDialog>
      )}
      {isAdding && <DoorDialog session={session} onClose={() => setAdding(false)} />}
    </Stack>
  )
}

function nobodyText({ cancelledPeopleCount, status }: SessionDetail, isOver: boolean): string {
  if (cancelledPeopleCount > 0 && status === 'Cancelled')
    return 'All bookings were cancelled. Those who had booked are listed below.'
  if (cancelledPeopleCount > 0) return 'All bookings were cancelled. Who cannot come is listed below.'
  return isOver ? 'Nobody had booked.' : 'Nobody has booked yet.'
}

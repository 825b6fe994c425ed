import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
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
  readonly session: SessionDetail
  readonly onMark: CheckIn['mark']
}

type View = 'toCome' | 'here' | 'all'

const shownAtOnce = 20
const nobodyIn = { toCome: 'Everybody is here.', here: 'Nobody is here yet.', all: '' } as const

/** Everybody who comes, by name: found by name or code, still to come or here. */
export function AttendeeList({ attendees, isOpen, session, onMark }: AttendeeListProps) {
  const [search, setSearch] = useState('')
  const [view, setView] = useState<View>('all')
  const [limit, setLimit] = useState(shownAtOnce)
  const [isAdding, setAdding] = useState(false)
  const { all, here } = countPeople(attendees)
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
            { id: 'toCome', label: `To come (${all - here})` },
            { id: 'here', label: `Here (${here})` },
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
          (attendees.length === 0 ? 'Nobody has booked yet.' : nobodyIn[view])}
      </p>
      <ul className={styles.people}>
        {found.slice(0, limit).map((attendee) => (
          <AttendeeCard
            key={`${attendee.booking.activityBookingId} ${attendee.person.position}`}
            attendee={attendee}
            isOpen={isOpen}
            session={session}
            onPress={(isHere) =>
              onMark({
                activityBookingId: attendee.booking.activityBookingId,
                positions: positionsOf(attendee),
                isHere,
              })
            }
            onWithoutCompanion={() =>
              onMark({
                activityBookingId: attendee.booking.activityBookingId,
                positions: [attendee.person.position],
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
      {isAdding && <DoorDialog session={session} onClose={() => setAdding(false)} />}
    </Stack>
  )
}

import type { StockKind } from '@waymark/domain/activity/people'
import { sessionState } from '@waymark/domain/activity/session-state'
import type { TableColumn } from '@waymark/ui/data-table'
import { Icon } from '@waymark/ui/icon'
import { SeatBar } from '@waymark/ui/seat-bar'
import { SecondLine } from '@waymark/ui/second-line'
import { StatusBadge } from '@waymark/ui/status-badge'
import { TextLink } from '@waymark/ui/text-link'
import { formatDate, formatEnd, formatMonth, formatTime, zoneName } from '@waymark/web-kit/format'
import Accessibility from 'lucide-react/icons/accessibility'
import Ear from 'lucide-react/icons/ear'
import Hand from 'lucide-react/icons/hand'
import VolumeX from 'lucide-react/icons/volume-x'
import { sessionHref } from '../activities/activity-paths.ts'
import { fullName } from '../scheduling/staff-words.ts'
import type { SessionRow } from './builder-draft.ts'
import { stockTaken } from './session-words.ts'
import styles from './sessions.module.css'

export const stockIcons = {
  wheelchairSpaces: Accessibility,
  hearingReceivers: Ear,
  interpreterPlaces: Hand,
  quietPlaces: VolumeX,
} as const satisfies Record<StockKind, unknown>

interface ListedSessions {
  /** Whether the list has sessions of several activities. */
  readonly hasTitle: boolean
}

/** What a list tells of a session. */
export function sessionColumns({ hasTitle }: ListedSessions): TableColumn<SessionRow>[] {
  return [
    {
      id: 'start',
      header: 'When',
      isRowHeader: true,
      isSortable: hasTitle,
      cell: ({ activitySessionId, activityTitle, startDateTime: start, endDateTime: end, timeZone }) => (
        <>
          <TextLink isStrong href={sessionHref(activitySessionId)}>
            {hasTitle ? activityTitle : <span className={styles.day}>{formatDate(start)}</span>}
          </TextLink>
          <SecondLine>
            {hasTitle && `${formatDate(start)}, `}
            {formatTime(start)} to {formatEnd(start, end)}
            {hasTitle && ` (${zoneName(timeZone)})`}
          </SecondLine>
        </>
      ),
    },
    {
      id: 'fill',
      header: 'Spaces',
      isSortable: hasTitle,
      cell: ({ spacesTaken, spacesHeld, spacesOffered, maxSpaces }) => (
        <SeatBar taken={spacesTaken} held={spacesHeld} offered={spacesOffered} total={maxSpaces} />
      ),
    },
    { id: 'stock', header: 'Access places', hasNoWrap: true, cell: (row) => <StockCell row={row} /> },
    {
      id: 'staff',
      header: 'Staff',
      cell: (row) => <StaffCell row={row} />,
    },
    {
      id: 'status',
      header: 'Status',
      cell: (row) => {
        const { status, detail } = sessionState(row, Date.now())
        return (
          <>
            <StatusBadge status={status} />
            <SecondLine>{detail}</SecondLine>
          </>
        )
      },
    },
  ]
}

/** An amenity may do without anybody. */
function StaffCell({ row: { staff, status, isOfAmenity } }: { readonly row: SessionRow }) {
  if (staff.length > 0) return staff.map(fullName).join(', ')
  const isToCome = status === 'Draft' || status === 'Active'
  return isToCome && !isOfAmenity ? <b className={styles.nobody}>Nobody yet</b> : 'Nobody'
}

function StockCell({ row }: { readonly row: SessionRow }) {
  const stock = stockTaken(row)
  if (stock.length === 0) return 'None'
  return (
    <ul className={styles.stock}>
      {stock.map(({ kind, text, short }) => (
        <li key={kind}>
          <Icon of={stockIcons[kind]} />
          <span>
            <b>{text}</b> {short}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** The month of a session: "November 2026". */
export function monthOf({ startDateTime }: SessionRow): { readonly id: string; readonly title: string } {
  const id = startDateTime.slice(0, 7)
  return { id, title: formatMonth(id) }
}

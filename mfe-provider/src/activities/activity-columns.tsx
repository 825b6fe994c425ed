import type { activity } from '@waymark/contracts/activity'
import type { OutputOf } from '@waymark/contracts/define-call'
import { ageRangeText } from '@waymark/domain/account/age'
import { activityKind } from '@waymark/domain/catalogue/activity-kinds'
import type { TableColumn } from '@waymark/ui/data-table'
import { SecondLine } from '@waymark/ui/second-line'
import { StatusBadge } from '@waymark/ui/status-badge'
import { TextLink } from '@waymark/ui/text-link'
import { formatCount, formatDate, formatTime } from '@waymark/web-kit/format'
import styles from './activities.module.css'
import { activityHref } from './activity-paths.ts'
import { priceText } from './price-text.ts'

type ActivityRow = OutputOf<typeof activity.getActivitiesByServiceAreaId>['items'][number]

/** What the list tells of an activity. */
export const activityColumns: TableColumn<ActivityRow>[] = [
  {
    id: 'title',
    header: 'Activity',
    isRowHeader: true,
    cell: (row) => (
      <span className={styles.activity}>
        {row.banner && <img className={styles.thumb} src={row.banner.smallUrl} alt="" />}
        <span>
          <TextLink isStrong href={activityHref(row.activityId)}>
            {row.title}
          </TextLink>
          <SecondLine>{kindsText(row)}</SecondLine>
        </span>
      </span>
    ),
  },
  {
    id: 'next',
    header: 'Next session',
    cell: ({ nextStartDateTime: next, comingSessions }) =>
      next === null ? (
        'None coming up'
      ) : (
        <>
          {formatDate(next)}, <span className={styles.time}>{formatTime(next)}</span>
          <SecondLine>{formatCount(comingSessions, 'session')} to come</SecondLine>
        </>
      ),
  },
  { id: 'price', header: 'Price', hasNoWrap: true, cell: priceText },
  { id: 'spaces', header: 'Spaces a session', isNumeric: true, cell: ({ maxSpacesPerSession }) => maxSpacesPerSession },
  { id: 'status', header: 'Status', hasNoWrap: true, cell: ({ status }) => <StatusBadge status={status} /> },
]

function kindsText(row: ActivityRow): string {
  const kinds = row.activityKindIds.flatMap((id) => activityKind(id)?.label ?? [])
  return [...kinds, ageRangeText(row)].join(', ')
}

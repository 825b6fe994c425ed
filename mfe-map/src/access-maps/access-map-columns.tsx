import type { accessMap } from '@waymark/contracts/access-map'
import type { OutputOf } from '@waymark/contracts/define-call'
import type { TableColumn } from '@waymark/ui/data-table'
import { TextLink } from '@waymark/ui/text-link'
import css from './access-maps.module.css'
import { dayOf } from './day-of.ts'
import { MapState } from './map-state.tsx'

type Row = OutputOf<typeof accessMap.getAllMaps>['items'][number]

/** What an access map is and where it stands; for administrators also whose it is. */
export function accessMapColumns(base: string, isGlobalAdmin: boolean): readonly TableColumn<Row>[] {
  const owner: TableColumn<Row> = {
    id: 'account',
    header: 'Drafted by',
    cell: (row) => row.accountName ?? 'Administrators',
  }
  return [
    {
      id: 'title',
      header: 'Access map',
      isRowHeader: true,
      cell: (row) => (
        <span className={css.named}>
          {row.logo && <img className={css.smallLogo} src={row.logo.url} alt="" width={40} height={40} />}
          <TextLink href={`${base}/${row.accessMapId}`} isStrong>
            {row.title}
          </TextLink>
        </span>
      ),
    },
    ...(isGlobalAdmin ? [owner] : []),
    { id: 'places', header: 'Places', isNumeric: true, cell: (row) => row.placeCount },
    { id: 'state', header: 'State', cell: (row) => <MapState status={row.status} isPublic={row.isPublic} /> },
    {
      id: 'changed',
      header: 'Changed',
      hasNoWrap: true,
      cell: (row) => dayOf(row.changedAt),
    },
  ]
}

import { accessMap } from '@waymark/contracts/access-map'
import type { OutputOf } from '@waymark/contracts/define-call'
import { accessMapStatuses } from '@waymark/domain/place/access-map'
import type { TableColumn } from '@waymark/ui/data-table'
import { HelpOn } from '@waymark/ui/help-on'
import { LinkButton } from '@waymark/ui/link-button'
import { ListFilter } from '@waymark/ui/list-filter'
import { ListPage } from '@waymark/ui/list-page'
import { TextLink } from '@waymark/ui/text-link'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { stateWord } from './access-map.ts'
import css from './access-maps.module.css'
import { dayOf } from './day-of.ts'
import { MapState } from './map-state.tsx'
import { useMapPaths } from './use-map-paths.ts'

type Row = OutputOf<typeof accessMap.getAllMaps>['items'][number]

/** Access maps: all of them for administrators, its own for an organisation. */
export function AccessMapsPage() {
  const { base, isGlobalAdmin } = useMapPaths()
  const list = useListState({ filters: ['status'], sort: '' })
  const status = accessMapStatuses.find((one) => one === list.filters.status[0])
  const found = useCall(
    accessMap.getAllMaps,
    { search: list.search, ...(status && { status }), ...list.paging },
    { keepPrevious: true },
  )
  const add = (
    <LinkButton href={`${base}/new`} variant="primary">
      Make an access map
    </LinkButton>
  )
  return (
    <ListPage
      page={usePage()}
      lead={
        isGlobalAdmin
          ? 'Public pages with the places of one organisation, network or town.'
          : 'A public page with the places you choose. You draft it and ask us to publish it.'
      }
      actions={
        <>
          <HelpOn helpKey="accessMapHome" />
          {add}
        </>
      }
      nouns={['access map', 'access maps']}
      list={list}
      found={found}
      searchFor={isGlobalAdmin ? 'Title or organisation' : 'Title'}
      filters={
        <ListFilter
          list={list}
          filter="status"
          label="State"
          options={accessMapStatuses.map((one) => ({ id: one, label: stateWord(one, false) }))}
        />
      }
      empty={{
        title: 'No access map yet',
        action: add,
        children: 'Here you will see access maps, with where each of them stands.',
      }}
      tryThis="Try fewer letters, or another state."
      columns={columnsFor(base, isGlobalAdmin)}
      idOf={(row) => row.accessMapId}
    />
  )
}

function columnsFor(base: string, isGlobalAdmin: boolean): readonly TableColumn<Row>[] {
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

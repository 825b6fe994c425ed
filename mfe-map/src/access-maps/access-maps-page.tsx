import { accessMap } from '@waymark/contracts/access-map'
import { accessMapStatuses } from '@waymark/domain/place/access-map'
import { HelpOn } from '@waymark/ui/help-on'
import { LinkButton } from '@waymark/ui/link-button'
import { ListFilter } from '@waymark/ui/list-filter'
import { ListPage } from '@waymark/ui/list-page'
import { useListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { usePage } from '@waymark/web-kit/use-page'
import { stateWord } from './access-map.ts'
import { accessMapColumns } from './access-map-columns.tsx'
import { useMapPaths } from './use-map-paths.ts'

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
        children: 'Here you will see access maps, and which of them are public.',
      }}
      tryThis="Try fewer letters, or another state."
      columns={accessMapColumns(base, isGlobalAdmin)}
      idOf={(row) => row.accessMapId}
    />
  )
}

import { countries, regionsOfCountry } from '@waymark/domain/place/countries'
import { ListFilter } from '@waymark/ui/list-filter'
import { SearchField } from '@waymark/ui/search-field'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import type { ListState } from '@waymark/web-kit/list-state'
import { useAppStore } from '@waymark/web-kit/store'
import styles from './location-list.module.css'

export type LocationFilter = 'country' | 'region' | 'visibility' | 'state'

const badges = [
  { id: 'public', label: 'On the map' },
  { id: 'private', label: 'Private' },
  { id: 'closed', label: 'Closed' },
] as const
type Badge = (typeof badges)[number]['id']

/** Search, region or state, and which kinds of locations are listed. */
export function LocationFilters({ list }: { readonly list: ListState<LocationFilter> }) {
  const homeId = useAppStore(({ user }) => user?.countryId ?? 1)
  const [chosen] = list.filters.country
  const countryId = countries.find(({ id }) => String(id) === chosen)?.id ?? homeId
  const regions = regionsOfCountry(countryId).map(({ name }) => ({ id: name, label: name }))
  const ticked = badges
    .map(({ id }) => id)
    .filter((id) => list.filters.visibility.includes(id) || list.filters.state.includes(id))

  function tick(ids: readonly Badge[]) {
    const added = ids.find((id) => !ticked.includes(id))
    const removed = ticked.find((id) => !ids.includes(id))
    const changed = added ?? removed
    if (changed === undefined) return
    if (changed === 'closed') list.setFilter('state', added ? ['closed'] : [])
    // Public and private exclude each other; both together would mean all.
    else list.setFilter('visibility', added ? [added] : [])
  }

  return (
    <search aria-label="Locations" className={styles.filters}>
      <SearchField
        label="Search"
        value={list.searchText}
        onChange={list.setSearchText}
        debounceMs={0}
        placeholder="Name, suburb or address"
      />
      <ListFilter
        list={list}
        filter="country"
        label="Country"
        options={countries.map(({ id, name }) => ({ id, label: name }))}
      />
      <ListFilter list={list} filter="region" label={countryId === 1 ? 'Region' : 'State'} options={regions} />
      <ToggleBadges label="Only show" isInline options={badges} value={ticked} onChange={tick} />
    </search>
  )
}

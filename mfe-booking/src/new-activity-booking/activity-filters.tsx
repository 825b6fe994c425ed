import { wishes } from '@waymark/domain/activity/wishes'
import { activityKinds } from '@waymark/domain/catalogue/activity-kinds'
import { Button } from '@waymark/ui/button'
import { Cluster } from '@waymark/ui/cluster'
import { Columns } from '@waymark/ui/columns'
import { Disclosure } from '@waymark/ui/disclosure'
import { PlainBadges } from '@waymark/ui/plain-badges'
import { PlainSelect } from '@waymark/ui/plain-select'
import { SearchField } from '@waymark/ui/search-field'
import { Skeleton } from '@waymark/ui/skeleton'
import { Stack } from '@waymark/ui/stack'
import type { ListState } from '@waymark/web-kit/list-state'
import { useSearchParams } from '@waymark/web-kit/router'
import { useUsualStart } from '@waymark/web-kit/use-map-state'
import { lazy, Suspense, useState } from 'react'
import type { ChosenPlace } from '../place/place.ts'
import { writePlace } from '../place/place-query.ts'
import { PlainPlaceField } from '../place/plain-place-field.tsx'
import { type ActivityFilter, type ActivitySort, activitySorts } from './activities-query.ts'

const kinds = [{ id: '', label: 'All kinds' }, ...activityKinds.map(({ id, label }) => ({ id: String(id), label }))]

const MoreFilters = lazy(async () => ({ default: (await import('./more-filters.tsx')).MoreFilters }))

interface ActivityFiltersProps {
  readonly list: ListState<ActivityFilter>
  readonly place: ChosenPlace | null
  readonly sort: ActivitySort
}

/** What narrows the activities: each change applies at once and is in the address. */
export function ActivityFilters({ list, place, sort }: ActivityFiltersProps) {
  const [, setQuery] = useSearchParams()
  const [isAsked, setAsked] = useState(false)
  const { latitude: nearLatitude, longitude: nearLongitude } = useUsualStart()
  const goTo = (next: ChosenPlace | null) =>
    setQuery((query) => {
      writePlace(query, next)
      query.delete('page')
      return query
    })
  return (
    <Stack as="search" label="Activities & events" gap={4}>
      <Columns>
        <SearchField
          label="What?"
          placeholder="What would you like to do?"
          value={list.searchText}
          onChange={list.setSearchText}
          debounceMs={0}
        />
        <PlainPlaceField
          where={{ nearLatitude, nearLongitude }}
          defaultText={place?.label ?? ''}
          onChange={goTo}
          onClear={() => goTo(null)}
        />
        <PlainSelect
          label="Kind"
          options={kinds}
          value={kinds.find(({ id }) => id === list.filters.kind[0])?.id ?? ''}
          onChange={(id) => list.setFilter('kind', id === '' ? [] : [id])}
        />
      </Columns>
      {(place || list.isNarrowed) && (
        <Cluster>
          {place && <Button onPress={() => goTo(null)}>Everywhere, not only near {place.label}</Button>}
          {list.isNarrowed && (
            <Button variant="quiet" onPress={list.clear}>
              Clear the search and filters
            </Button>
          )}
        </Cluster>
      )}
      <Cluster isSpread>
        <PlainBadges
          label="With these access places left"
          options={wishes.map(({ stock, label }) => ({ id: stock, label }))}
          value={wishes.map(({ stock }) => stock).filter((stock) => list.filters.wants.includes(stock))}
          onChange={(wants) => list.setFilter('wants', wants)}
        />
        <PlainSelect
          label="Sort by"
          isInline
          hint={place === null ? 'To sort by what is nearest, choose a place first.' : undefined}
          options={activitySorts.filter(({ id }) => id !== 'distance' || place !== null)}
          value={sort}
          onChange={list.setSort}
        />
      </Cluster>
      <Disclosure title="Days, age, price and spaces" headingLevel={2} onExpandedChange={() => setAsked(true)}>
        {isAsked && (
          <Suspense fallback={<Skeleton label="Loading the filters" shape="form" count={5} />}>
            <MoreFilters list={list} />
          </Suspense>
        )}
      </Disclosure>
    </Stack>
  )
}

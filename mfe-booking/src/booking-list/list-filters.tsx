import { bookingStatusNames } from '@waymark/domain/booking/status'
import { SearchField } from '@waymark/ui/search-field'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import type { ListState } from '@waymark/web-kit/list-state'
import { allLocations } from '@waymark/web-kit/locations-choice'
import css from './booking-list.module.css'
import type { BookingSide } from './booking-side.ts'
import type { BookingFilter } from './list-query.ts'
import { type ListView, statusesForUrl, tickedStatuses } from './list-views.ts'
import { LocationsFilter } from './locations-filter.tsx'
import { MoreFilters } from './more-filters.tsx'

interface ListFiltersProps {
  readonly view: ListView
  readonly list: ListState<BookingFilter>
  readonly side: BookingSide | null
}

/** Search, the statuses where the list has several, and the other filters. They apply at once. */
export function ListFilters({ view, list, side }: ListFiltersProps) {
  const statuses = tickedStatuses(view, list.filters.status)
  return (
    <search className={css.filters} aria-label={view.title}>
      <div className={css.first}>
        <SearchField
          label="Search"
          placeholder={
            side?.side === 'provider' ? 'Client, service, activity or number' : 'Provider, service, activity or number'
          }
          value={list.searchText}
          onChange={list.setSearchText}
          debounceMs={0}
        />
        {side?.side === 'provider' && (
          <LocationsFilter
            isAll={side.isAllLocations === true}
            onChange={(isAll) => list.setFilter('locations', isAll ? [allLocations] : [])}
          />
        )}
      </div>
      {view.choices.length > 0 && (
        <ToggleBadges
          label="Status"
          isInline
          options={view.choices.map((status) => ({
            id: bookingStatusNames[status],
            label: bookingStatusNames[status],
          }))}
          value={statuses.map((status) => bookingStatusNames[status])}
          onChange={(names) =>
            list.setFilter(
              'status',
              statusesForUrl(
                view,
                view.choices.filter((status) => names.includes(bookingStatusNames[status])),
              ),
            )
          }
        />
      )}
      {side && <MoreFilters view={view} list={list} side={side} />}
    </search>
  )
}

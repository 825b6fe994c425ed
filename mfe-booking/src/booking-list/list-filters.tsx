import { bookingStatusNames } from '@waymark/domain/booking/status'
import type { BookingStatus } from '@waymark/domain/enums'
import { SearchField } from '@waymark/ui/search-field'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import type { ListState } from '@waymark/web-kit/list-state'
import css from './booking-list.module.css'
import type { BookingSide } from './booking-side.ts'
import { type ListView, statusesForUrl } from './list-views.ts'
import { StaffFilter } from './staff-filter.tsx'
import { staffIdOf } from './staff-id-of.ts'

interface ListFiltersProps {
  readonly view: ListView
  readonly list: ListState<'status' | 'staff'>
  readonly statuses: readonly BookingStatus[]
  readonly side: BookingSide | null
}

/** Search, whose jobs, and where the list holds several, the statuses. They apply at once. */
export function ListFilters({ view, list, statuses, side }: ListFiltersProps) {
  const isProvider = side?.side === 'provider'
  return (
    <search className={css.filters} aria-label={view.title}>
      <div className={css.searchAndStaff}>
        <SearchField
          label="Search"
          placeholder={isProvider ? 'Client, street or service' : 'Provider, street or service'}
          value={list.searchText}
          onChange={list.setSearchText}
          debounceMs={0}
        />
        {isProvider && side?.serviceAreaId !== undefined && (
          <StaffFilter
            serviceAreaId={side.serviceAreaId}
            value={staffIdOf(list.filters.staff)}
            onChange={(id) => list.setFilter('staff', id === null ? [] : [String(id)])}
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
    </search>
  )
}

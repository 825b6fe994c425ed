import { bookingStatusNames } from '@waymark/domain/booking/status'
import { DateField } from '@waymark/ui/date-field'
import { Disclosure } from '@waymark/ui/disclosure'
import { ListFilter } from '@waymark/ui/list-filter'
import { SearchField } from '@waymark/ui/search-field'
import { SelectField } from '@waymark/ui/select-field'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import type { ListState } from '@waymark/web-kit/list-state'
import { useState } from 'react'
import css from './bookings.module.css'
import { type BookingFilter, dayOf, filteredStatuses, orderOf, orders, statusNamesOf } from './bookings-query.ts'
import { OrganisationFilter } from './organisation-filter.tsx'

const statusOptions = filteredStatuses.map((status) => ({
  id: bookingStatusNames[status],
  label: bookingStatusNames[status],
}))

const itemTypeOptions = [
  { id: 'Service', label: 'Services' },
  { id: 'Activity', label: 'Activities & events' },
] as const

/** One search over everything, the statuses and the other filters. They apply at once. */
export function BookingsFilters({ list }: { readonly list: ListState<BookingFilter> }) {
  const { item, from, to, account } = list.filters
  const count = [item, from, to, account].filter(({ length }) => length > 0).length
  const [isOpenAtFirst] = useState(count > 0)
  const setDay = (filter: 'from' | 'to') => (day: string | null) => list.setFilter(filter, day === null ? [] : [day])
  const fromDay = dayOf(from)
  const toDay = dayOf(to)
  return (
    <search className={css.filters} aria-label="Bookings">
      <div className={css.searchAndOrder}>
        <SearchField
          label="Search"
          hint="Number, name, email, phone, organisation, location, service, activity, staff or street"
          value={list.searchText}
          onChange={list.setSearchText}
          debounceMs={0}
        />
        <SelectField label="Sort by" options={orders} value={orderOf(list.sort)} onChange={list.setSort} />
      </div>
      <ToggleBadges
        label="Status"
        isInline
        options={statusOptions}
        value={statusNamesOf(list.filters.status)}
        onChange={(names) => list.setFilter('status', names)}
      />
      <Disclosure
        headingLevel={2}
        title={count === 0 ? 'More filters' : `More filters (${count} in use)`}
        isDefaultExpanded={isOpenAtFirst}
      >
        <div className={css.moreFilters}>
          <DateField
            label="From"
            value={fromDay}
            onAccept={setDay('from')}
            {...(toDay === null ? {} : { maxDate: toDay })}
          />
          <DateField
            label="To"
            value={toDay}
            onAccept={setDay('to')}
            {...(fromDay === null ? {} : { minDate: fromDay })}
          />
          <ListFilter
            list={list}
            filter="item"
            label="Booked"
            all="Services and activities"
            options={itemTypeOptions}
          />
          <OrganisationFilter list={list} />
        </div>
      </Disclosure>
    </search>
  )
}

import { booking } from '@waymark/contracts/booking'
import { bookingStatus } from '@waymark/domain/enums'
import { DateField } from '@waymark/ui/date-field'
import { Disclosure } from '@waymark/ui/disclosure'
import { ListFilter } from '@waymark/ui/list-filter'
import { SelectField } from '@waymark/ui/select-field'
import type { ListState } from '@waymark/web-kit/list-state'
import { useCall } from '@waymark/web-kit/use-call'
import { useState } from 'react'
import css from './booking-list.module.css'
import type { BookingSide } from './booking-side.ts'
import { chosenDay, chosenId, chosenItemType } from './list-choice.ts'
import { type BookingFilter, countFilters, hasLocations } from './list-query.ts'
import { canBeOver, type ListView, over } from './list-views.ts'
import { StaffFilter } from './staff-filter.tsx'

interface MoreFiltersProps {
  readonly view: ListView
  readonly list: ListState<BookingFilter>
  readonly side: BookingSide
}

/** Days, services or activities, which of them, location, staff and client; open at first when one of them is in use. */
export function MoreFilters({ view, list, side }: MoreFiltersProps) {
  // Nobody is assigned to a cancelled booking.
  const hasStaff = view.statuses.some((status) => status !== bookingStatus.Cancelled)
  const count = countFilters(list, side)
  const [isOpenAtFirst] = useState(count > 0)
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const choices = useCall(booking.getDataForBookingList, { ...side }, { staleMs: 60_000, enabled: isOpen })
  const { services = [], activities = [], locations = [], clients = [], staff = [] } = choices.data ?? {}
  const dayOf = (filter: 'from' | 'to') => chosenDay(list.filters[filter])
  const setDay = (filter: 'from' | 'to', day: string | null) => list.setFilter(filter, day === null ? [] : [day])
  const [from, to] = [dayOf('from'), dayOf('to')]
  const itemType = chosenItemType(list.filters.item)
  return (
    <Disclosure
      headingLevel={2}
      title={count === 0 ? 'More filters' : `More filters (${count} in use)`}
      isDefaultExpanded={isOpenAtFirst}
      onExpandedChange={setIsOpen}
    >
      <div className={css.moreFilters}>
        <DateField
          label="From"
          value={from}
          onAccept={(day) => setDay('from', day)}
          {...(to === null ? {} : { maxDate: to })}
        />
        <DateField
          label="To"
          value={to}
          onAccept={(day) => setDay('to', day)}
          {...(from === null ? {} : { minDate: from })}
        />
        {canBeOver(view) && (
          <ListFilter list={list} filter="when" label="When" all="Past and to come" options={overOptions} />
        )}
        <ListFilter list={list} filter="item" label="Booked" all="Services and activities" options={itemTypeOptions} />
        {itemType !== 'Activity' && (
          <Choice
            label="Service"
            all="All services"
            list={list}
            filter="service"
            options={services.map(({ serviceId: id, name: label }) => ({ id, label }))}
          />
        )}
        {itemType !== 'Service' && (
          <Choice
            label="Activity"
            all="All activities"
            list={list}
            filter="activity"
            options={activities.map(({ activityId: id, name: label }) => ({ id, label }))}
          />
        )}
        {hasLocations(side) && (
          <Choice
            label="Only at"
            all="Any location"
            list={list}
            filter="location"
            options={locations.map(({ serviceAreaId: id, name: label }) => ({ id, label }))}
          />
        )}
        <Choice
          // Who in the organisation made the booking, where it is the client.
          label={side.side === 'provider' ? 'Client' : 'Booked by'}
          all={side.side === 'provider' ? 'All clients' : 'Everybody'}
          list={list}
          filter="client"
          options={clients.map(({ userProfileId: id, name: label }) => ({ id, label }))}
        />
        {hasStaff && (side.side === 'client' || side.isAllLocations) && (
          <Choice
            label="Staff"
            all="Everyone"
            list={list}
            filter="staff"
            options={staff.map(({ userProfileId: id, name: label }) => ({ id, label }))}
          />
        )}
        {hasStaff && side.side === 'provider' && !side.isAllLocations && side.serviceAreaId !== undefined && (
          <StaffFilter
            serviceAreaId={side.serviceAreaId}
            value={chosenId(list.filters.staff)}
            onChange={(id) => list.setFilter('staff', id === null ? [] : [String(id)])}
          />
        )}
      </div>
    </Disclosure>
  )
}

interface ChoiceProps {
  readonly label: string
  readonly all: string
  readonly list: ListState<BookingFilter>
  readonly filter: BookingFilter
  readonly options: readonly { readonly id: number; readonly label: string }[]
}

const everything = 0
const overOptions = [{ id: over, label: 'Their time has passed' }] as const
const itemTypeOptions = [
  { id: 'Service', label: 'Services' },
  { id: 'Activity', label: 'Activities & events' },
] as const

/** One of several; left out while there is nothing to choose from. */
function Choice({ label, all, list, filter, options }: ChoiceProps) {
  const chosen = chosenId(list.filters[filter])
  if (options.length < 2 && chosen === null) return null
  return (
    <SelectField
      label={label}
      options={[{ id: everything, label: all }, ...options]}
      value={chosen ?? everything}
      onChange={(id) => list.setFilter(filter, id === everything ? [] : [String(id)])}
    />
  )
}

import { badgePartner } from '@waymark/contracts/badge-partner'
import { ComboBox } from '@waymark/ui/combo-box'
import { announce } from '@waymark/web-kit/announcement'
import { useCall } from '@waymark/web-kit/use-call'
import { useState } from 'react'
import type { Venue } from './badge-partner.ts'

interface AddVenueProps {
  readonly chosen: readonly Venue[]
  readonly onAdd: (venue: Venue) => void
}

/** Finds one more venue by its name, its organisation or its suburb. */
export function AddVenue({ chosen, onAdd }: AddVenueProps) {
  const [search, setSearch] = useState('')
  // A new field after each venue, empty again.
  const [count, setCount] = useState(0)
  const found = useCall(
    badgePartner.getOrganisationVenues,
    { search, pageSize: 20 },
    { enabled: search !== '', keepPrevious: true },
  )
  const matching = search === '' ? [] : (found.data?.items ?? [])
  const isChosen = ({ serviceAreaId }: Venue) => chosen.some((venue) => venue.serviceAreaId === serviceAreaId)
  const venues = matching.filter((venue) => !isChosen(venue))
  const inList = matching.filter(isChosen).map(({ serviceAreaName }) => serviceAreaName)
  return (
    <ComboBox
      key={count}
      autoFocus={count > 0}
      label="Add a venue"
      hint="Part of its name, its organisation or its suburb"
      options={venues.map(({ serviceAreaId: id, serviceAreaName: label, accountName, suburb }) => ({
        id,
        label,
        detail: `${accountName}, ${suburb}`,
      }))}
      {...(inList.length > 0 && {
        emptyText:
          inList.length === 1 ? `${inList[0]} is in the list already.` : 'These venues are in the list already.',
      })}
      onSearch={setSearch}
      isLoading={found.isFetching}
      onChange={({ id }) => {
        const venue = venues.find(({ serviceAreaId }) => serviceAreaId === id)
        if (!venue) return
        onAdd(venue)
        announce(`${venue.serviceAreaName} added.`)
        setSearch('')
        setCount(count + 1)
      }}
    />
  )
}

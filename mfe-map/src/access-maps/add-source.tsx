import { accessMap } from '@waymark/contracts/access-map'
import { ComboBox } from '@waymark/ui/combo-box'
import { formatCount } from '@waymark/web-kit/format'
import { useCall } from '@waymark/web-kit/use-call'
import Search from 'lucide-react/icons/search'
import { useState } from 'react'
import type { TypedMap } from './access-map.ts'

const minLetters = 3
const usualRadiusKm = 5

interface AddSourceProps {
  readonly typed: TypedMap
  readonly onAdd: (changes: Partial<TypedMap>, name: string) => void
}

interface Offer {
  readonly id: string
  readonly label: string
  readonly detail: string
  readonly changes: Partial<TypedMap>
}

/** Finds one more organisation, network or town by its name. */
export function AddSource({ typed, onAdd }: AddSourceProps) {
  const [search, setSearch] = useState('')
  // A new field after each choice, empty again.
  const [count, setCount] = useState(0)
  const isAsked = search.trim().length >= minLetters
  const found = useCall(
    accessMap.getMapSources,
    { search, near: { latitude: typed.latitude, longitude: typed.longitude } },
    { enabled: isAsked, keepPrevious: true },
  )
  const offers = isAsked && found.data ? offersOf(found.data, typed) : []
  return (
    <ComboBox
      key={count}
      autoFocus={count > 0}
      label="Add an organisation, a network or a town"
      placeholder="Type three letters"
      icon={Search}
      options={offers}
      onSearch={(text) => setSearch(text.slice(0, 100))}
      isLoading={found.isFetching}
      emptyText={isAsked ? 'We found nothing with public places. Try fewer letters.' : 'Type three letters.'}
      onChange={({ id }) => {
        const offer = offers.find((one) => one.id === id)
        if (!offer) return
        onAdd(offer.changes, offer.label)
        setSearch('')
        setCount(count + 1)
      }}
    />
  )
}

type Found = NonNullable<ReturnType<typeof useCall<typeof accessMap.getMapSources>>['data']>

/** What was found and is not on the map yet, each with the change that adds it. */
function offersOf(found: Found, { organisations, networks, towns }: TypedMap): Offer[] {
  return [
    ...found.organisations
      .filter(({ accountId }) => !organisations.some((one) => one.accountId === accountId))
      .map(({ accountId, name, placeCount }) => ({
        id: `organisation ${accountId}`,
        label: name,
        detail: `Organisation, ${formatCount(placeCount, 'place')}`,
        changes: { organisations: [...organisations, { accountId, name }] },
      })),
    ...found.networks
      .filter(({ badgePartnerId }) => !networks.some((one) => one.badgePartnerId === badgePartnerId))
      .map(({ badgePartnerId, name, placeCount }) => ({
        id: `network ${badgePartnerId}`,
        label: name,
        detail: `Network, ${formatCount(placeCount, 'place')}`,
        changes: { networks: [...networks, { badgePartnerId, name }] },
      })),
    ...found.towns
      .filter(
        ({ latitude, longitude }) => !towns.some((one) => one.latitude === latitude && one.longitude === longitude),
      )
      .map(({ name, region, latitude, longitude }) => ({
        id: `town ${latitude} ${longitude}`,
        label: name,
        detail: region === '' ? 'Town' : `Town, ${region}`,
        changes: { towns: [...towns, { name, latitude, longitude, radiusKm: usualRadiusKm }] },
      })),
  ]
}

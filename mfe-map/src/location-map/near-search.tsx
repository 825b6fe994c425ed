import type { BegunText } from '@waymark/ui/begun-text'
import { SearchBox, type SearchGroup } from '@waymark/ui/search-box'
import type { MapState } from '@waymark/web-kit/map-state'
import { useNavigate } from '@waymark/web-kit/router'
import { searchKinds } from '@waymark/web-kit/search-kinds'
import { addressOf, type SearchKind, type SearchResult, useOneSearch } from '@waymark/web-kit/use-one-search'
import Accessibility from 'lucide-react/icons/accessibility'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import MapPin from 'lucide-react/icons/map-pin'
import Navigation from 'lucide-react/icons/navigation'
import Signpost from 'lucide-react/icons/signpost'
import Ticket from 'lucide-react/icons/ticket'
import { useState } from 'react'
import { nearHint, nearLabel } from './near-words.ts'

export type FoundOnMap = Exclude<SearchResult, { readonly kind: 'activity' }>

interface NearSearchProps {
  readonly near: MapState['near']
  readonly onFound: (result: FoundOnMap) => void
  readonly begun: BegunText | undefined
}

const icons: Readonly<Record<SearchKind, SearchGroup['icon']>> = {
  option: Accessibility,
  venue: MapPin,
  activity: Ticket,
  service: HeartHandshake,
  amenity: Navigation,
  where: Signpost,
}
/** On a map people mostly look for somewhere. */
const order: readonly SearchKind[] = ['where', 'option', 'venue', 'amenity', 'service', 'activity']

/** Where to look, or what for: the one search, which stays on the map wherever that is possible. */
export function NearSearch({ near, onFound, begun }: NearSearchProps) {
  const navigate = useNavigate()
  const [text, setText] = useState(near.name)
  const [shownName, setShownName] = useState(near.name)
  if (shownName !== near.name) {
    setShownName(near.name)
    setText(near.name)
  }
  const { results, isLoading, emptyText, onSearch, resultOf } = useOneSearch(near)
  const choose = (result: SearchResult) => {
    if (result.kind === 'activity') return void navigate(addressOf(result))
    setText(result.kind === 'where' ? result.label : near.name)
    onFound(result)
  }
  return (
    <SearchBox
      label={nearLabel}
      placeholder={nearHint}
      text={text}
      begun={begun}
      groups={order.map((kind) => ({
        id: kind,
        title: searchKinds.find((one) => one.kind === kind)?.title ?? '',
        icon: icons[kind],
        options: results.filter((result) => result.kind === kind),
      }))}
      isLoading={isLoading}
      emptyText={emptyText}
      onText={setText}
      onSearch={onSearch}
      onChoose={(id) => {
        const result = resultOf(id)
        if (result) choose(result)
      }}
      onSubmit={() => {
        const first = order.flatMap((kind) => results.filter((result) => result.kind === kind))[0]
        if (first) choose(first)
      }}
    />
  )
}

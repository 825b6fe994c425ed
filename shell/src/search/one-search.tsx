import type { BegunText } from '@waymark/ui/begun-text'
import { SearchBox, type SearchGroup } from '@waymark/ui/search-box'
import { useNavigate } from '@waymark/web-kit/router'
import { searchKinds } from '@waymark/web-kit/search-kinds'
import { addressOf, type SearchKind, useOneSearch } from '@waymark/web-kit/use-one-search'
import Accessibility from 'lucide-react/icons/accessibility'
import HeartHandshake from 'lucide-react/icons/heart-handshake'
import MapPin from 'lucide-react/icons/map-pin'
import Navigation from 'lucide-react/icons/navigation'
import Signpost from 'lucide-react/icons/signpost'
import Ticket from 'lucide-react/icons/ticket'
import { useState } from 'react'
import { searchHref } from './search-state.ts'

interface OneSearchProps {
  readonly label: string
  readonly isLabelHidden?: boolean
  readonly placeholder?: string
  readonly defaultText?: string
  /** Where the person looks; what is found by equal words comes the nearest first. */
  readonly near: { readonly name?: string; readonly lat: number; readonly lng: number } | null
  /** It takes the place of a plain field, and the focus of it. */
  readonly begun?: BegunText | undefined
  readonly onText?: (text: string) => void
  /** Enter without a choice; it opens all results when this is left out. */
  readonly onSubmit?: (text: string) => void
  /** A result was opened, or all of them. */
  readonly onLeave?: () => void
}

export const kindIcons: Readonly<Record<SearchKind, SearchGroup['icon']>> = {
  option: Accessibility,
  venue: MapPin,
  activity: Ticket,
  service: HeartHandshake,
  amenity: Navigation,
  where: Signpost,
}

/** The one search: suggestions of every kind while somebody types, Enter for all results. */
export function OneSearch({ label, isLabelHidden, placeholder, defaultText = '', near, ...more }: OneSearchProps) {
  const { begun, onText, onSubmit, onLeave } = more
  const navigate = useNavigate()
  const [text, setText] = useState(defaultText)
  const { results, isLoading, emptyText, onSearch, resultOf } = useOneSearch(near)
  const go = (address: string) => {
    onLeave?.()
    void navigate(address)
  }
  return (
    <SearchBox
      label={label}
      {...(isLabelHidden === undefined ? {} : { isLabelHidden })}
      {...(placeholder === undefined ? {} : { placeholder })}
      begun={begun}
      text={text}
      groups={searchKinds.map(({ kind, title }) => ({
        id: kind,
        title,
        icon: kindIcons[kind],
        options: results.filter((result) => result.kind === kind),
      }))}
      isLoading={isLoading}
      emptyText={emptyText}
      onText={(typed) => {
        setText(typed)
        onText?.(typed)
      }}
      onSearch={onSearch}
      onChoose={(id) => {
        const result = resultOf(id)
        if (result) go(addressOf(result))
      }}
      onSubmit={(typed) => {
        if (onSubmit) onSubmit(typed)
        else if (typed.trim() !== '') go(searchHref({ words: typed }))
      }}
    />
  )
}

import { useRichField } from '@waymark/ui/begun-text'
import { PlainSearch } from '@waymark/ui/plain-search'
import type { MapState } from '@waymark/web-kit/map-state'
import { useNavigate } from '@waymark/web-kit/router'
import type { FoundOnMap } from './near-search.tsx'
import { nearHint, nearLabel } from './near-words.ts'

interface NearFieldProps {
  readonly near: MapState['near']
  readonly onFound: (result: FoundOnMap) => void
}

/** Where to look, or what for: a plain field until it is used, then the one search. */
export function NearField({ near, onFound }: NearFieldProps) {
  const navigate = useNavigate()
  const [rich, enrich] = useRichField(async () => (await import('./near-search.tsx')).NearSearch)
  if (rich) return <rich.Field near={near} onFound={onFound} begun={rich.begun} />
  return (
    <PlainSearch
      key={near.name}
      label={nearLabel}
      placeholder={nearHint}
      defaultText={near.name}
      action="/search"
      onFocus={enrich}
      onSubmit={(text) => {
        if (text.trim() !== '') void navigate(`/search?q=${encodeURIComponent(text.trim())}`)
      }}
    />
  )
}

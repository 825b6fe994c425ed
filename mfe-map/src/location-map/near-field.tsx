import { type BegunText, begunIn } from '@waymark/ui/begun-text'
import { PlainSearch } from '@waymark/ui/plain-search'
import type { MapState } from '@waymark/web-kit/map-state'
import { useNavigate } from '@waymark/web-kit/router'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import type { FoundOnMap, NearSearch } from './near-search.tsx'
import { nearHint, nearLabel } from './near-words.ts'

interface NearFieldProps {
  readonly near: MapState['near']
  readonly onFound: (result: FoundOnMap) => void
}

/** Where to look, or what for: a plain field until it is used, then the one search. */
export function NearField({ near, onFound }: NearFieldProps) {
  const navigate = useNavigate()
  const [rich, setRich] = useState<{ Field: typeof NearSearch; begun: BegunText | undefined } | null>(null)
  const enrich = async (field: HTMLInputElement) => {
    const { NearSearch: Field } = await import('./near-search.tsx')
    // The one field takes the place of the other between two keys, with what has been typed until then.
    flushSync(() => setRich({ Field, begun: begunIn(field) }))
  }
  if (rich) return <rich.Field near={near} onFound={onFound} begun={rich.begun} />
  return (
    <PlainSearch
      key={near.name}
      label={nearLabel}
      placeholder={nearHint}
      defaultText={near.name}
      action="/search"
      onFocus={(field) => void enrich(field)}
      onSubmit={(text) => {
        if (text.trim() !== '') void navigate(`/search?q=${encodeURIComponent(text.trim())}`)
      }}
    />
  )
}

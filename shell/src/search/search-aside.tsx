import { Button } from '@waymark/ui/button'
import { Counter } from '@waymark/ui/counter'
import { Dialog } from '@waymark/ui/dialog'
import { LinkButton } from '@waymark/ui/link-button'
import { useMedia } from '@waymark/web-kit/use-media'
import MapIcon from 'lucide-react/icons/map'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { useState } from 'react'
import type { NamedPlace } from './find-place.ts'
import { SearchFilters } from './search-filters.tsx'
import css from './search-page.module.css'
import { countSearchFilters, noFilters, type SearchState } from './search-state.ts'

interface SearchAsideProps {
  readonly state: SearchState
  readonly near: NamedPlace
  readonly hasMusts: boolean
  readonly today: string
  /** "12 answers". */
  readonly counted: string
  readonly onChange: (changed: Partial<SearchState>) => void
}

/** The way to the map, and the filters: at the left where there is room, else in a sheet. */
export function SearchAside({ state, near, hasMusts, today, counted, onChange }: SearchAsideProps) {
  const isWide = useMedia('(min-width: 60em)')
  const [isOpen, setOpen] = useState(false)
  const count = countSearchFilters(state)
  const filters = (
    <SearchFilters state={state} nearName={near.name} hasMusts={hasMusts} today={today} onChange={onChange} />
  )
  const map = new URLSearchParams({ near: near.name, at: `${near.lat},${near.lng}` })
  if (state.meetsNeeds) map.set('fits', '1')
  return (
    <aside className={css.aside} aria-label="Map and filters">
      <LinkButton href={`/location-map?${map}`} icon={MapIcon}>
        Look around on the map
      </LinkButton>
      {isWide ? (
        filters
      ) : (
        <>
          <Button icon={SlidersHorizontal} onPress={() => setOpen(true)}>
            Filters
            {count > 0 && <Counter count={count} word="on" />}
          </Button>
          <Dialog
            isOpen={isOpen}
            size="wide"
            title="Filters"
            subtitle={count === 0 ? 'No filters on' : `${count} on`}
            onClose={() => setOpen(false)}
            actions={
              <>
                <Button variant="primary" onPress={() => setOpen(false)}>
                  Show {counted}
                </Button>
                <Button variant="quiet" onPress={() => onChange(noFilters)}>
                  Clear all filters
                </Button>
              </>
            }
          >
            {filters}
          </Dialog>
        </>
      )}
    </aside>
  )
}

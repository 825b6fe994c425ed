import { PlainSegment } from '@waymark/ui/plain-segment'
import { PlainSelect } from '@waymark/ui/plain-select'
import type { MapState, VenueSort } from '@waymark/web-kit/map-state'
import type { ActivitySort } from '@waymark/web-kit/remote-module'

interface ListToolsProps {
  readonly show: MapState['show']
  readonly sort: VenueSort
  readonly activitySort: ActivitySort
  /** Without needs there is no best fit. */
  readonly hasNeeds: boolean
  readonly onChange: (changes: Partial<MapState>) => void
}

const sorts: readonly { id: VenueSort; label: string }[] = [
  { id: 'fit', label: 'Best fit for you' },
  { id: 'nearest', label: 'Nearest' },
  { id: 'checked', label: 'Checked recently' },
  { id: 'name', label: 'Name' },
]

const activitySorts: readonly { id: ActivitySort; label: string }[] = [
  { id: 'when', label: 'Soonest' },
  { id: 'distance', label: 'Nearest' },
  { id: 'fit', label: 'Best fit for you' },
]

/** What the list is of, and its order. */
export function ListTools({ show, sort, activitySort, hasNeeds, onChange }: ListToolsProps) {
  const possible = <Sort extends { id: string }>(all: readonly Sort[]) =>
    hasNeeds ? all : all.filter(({ id }) => id !== 'fit')
  return (
    <>
      <PlainSegment
        label="Show"
        options={[
          { id: 'places', label: 'Places' },
          { id: 'activities', label: 'Activities' },
        ]}
        value={show}
        onChange={(shown) => onChange({ show: shown })}
      />
      {show === 'places' ? (
        <PlainSelect
          label="Sort by"
          isInline
          options={possible(sorts)}
          value={hasNeeds || sort !== 'fit' ? sort : 'nearest'}
          onChange={(chosen) => onChange({ sort: chosen })}
        />
      ) : (
        <PlainSelect
          label="Sort by"
          isInline
          options={possible(activitySorts)}
          value={hasNeeds || activitySort !== 'fit' ? activitySort : 'when'}
          onChange={(chosen) => onChange({ activitySort: chosen })}
        />
      )}
    </>
  )
}

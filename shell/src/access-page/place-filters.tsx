import { Counter } from '@waymark/ui/counter'
import { Icon } from '@waymark/ui/icon'
import { PlainButton } from '@waymark/ui/plain-button'
import { formatCount } from '@waymark/web-kit/format'
import { countFilters, type MapState } from '@waymark/web-kit/map-state'
import type { SlotProps } from '@waymark/web-kit/remote-module'
import { Slot } from '@waymark/web-kit/slot'
import { useVisitorShortlist } from '@waymark/web-kit/visitor-shortlist'
import ChevronDown from 'lucide-react/icons/chevron-down'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Star from 'lucide-react/icons/star'
import { useEffect, useId, useRef, useState } from 'react'
import { WithUi } from '../layouts/with-ui.tsx'
import css from './place-filters.module.css'
import type { BarFilter } from './shown-map.ts'

interface PlaceFiltersProps {
  readonly bar: readonly BarFilter[]
  /** The places can be narrowed to those with activities to book. */
  readonly areActivitiesOffered: boolean
  readonly state: MapState
  readonly counted: number | null
  readonly view: SlotProps['placeFilters']['view']
  readonly isShortlistShown: boolean
  readonly onShortlist: (isShown: boolean) => void
  readonly onChange: (changes: Partial<MapState>) => void
}

/** What the places must have. Filters apply at once. In a small window they are closed at first: the places come before them. */
export function PlaceFilters({
  bar,
  areActivitiesOffered,
  state,
  counted,
  view,
  isShortlistShown,
  onShortlist,
  onChange,
}: PlaceFiltersProps) {
  const { filters, days, show } = state
  const [isOpen, setOpen] = useState(false)
  const [isExpanded, setExpanded] = useState(false)
  const filtersId = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const shortlisted = useVisitorShortlist(({ serviceAreaIds }) => serviceAreaIds.length)
  const count = countFilters(filters, days)
  const onCount = count + (show === 'activities' ? 1 : 0)
  const toggle = (optionId: number, isOn: boolean) => {
    const others = filters.options.filter(({ accessibilityOptionId }) => accessibilityOptionId !== optionId)
    const options = isOn ? [...others, { accessibilityOptionId: optionId, threshold: null }] : others
    onChange({ filters: { ...filters, options }, includeUnknown: false })
  }
  return (
    <search className={css.bar} aria-label="Places">
      <div className={css.toggle}>
        <PlainButton
          isPill
          size="small"
          aria-expanded={isExpanded}
          aria-controls={filtersId}
          onClick={() => setExpanded(!isExpanded)}
        >
          Filters {onCount > 0 && <Counter count={onCount} word="on" />}
          <Icon of={ChevronDown} />
        </PlainButton>
      </div>
      {/* Filters in use stay open when the window becomes small, and keep the focus. */}
      <fieldset id={filtersId} className={css.filters} data-expanded={isExpanded} onFocus={() => setExpanded(true)}>
        <legend className={css.hidden}>Only show places with</legend>
        {bar.map(({ optionId, label }) => (
          <FilterBox
            key={optionId}
            label={label}
            isOn={filters.options.some(({ accessibilityOptionId }) => accessibilityOptionId === optionId)}
            onToggle={(isOn) => toggle(optionId, isOn)}
          />
        ))}
        {(areActivitiesOffered || show === 'activities') && (
          <FilterBox
            label="Activities to book"
            isOn={show === 'activities'}
            onToggle={(isOn) => onChange({ show: isOn ? 'activities' : 'places', includeUnknown: false })}
          />
        )}
        <PlainButton ref={opener} isPill size="small" icon={SlidersHorizontal} onClick={() => setOpen(true)}>
          All filters {count > 0 && <Counter count={count} word="on" />}
        </PlainButton>
      </fieldset>
      {shortlisted > 0 && (
        <PlainButton
          isPill
          size="small"
          icon={Star}
          aria-pressed={isShortlistShown}
          variant={isShortlistShown ? 'primary' : 'secondary'}
          onClick={() => onShortlist(!isShortlistShown)}
        >
          My shortlist <Counter count={shortlisted} word={shortlisted === 1 ? 'place' : 'places'} />
        </PlainButton>
      )}
      {isOpen && (
        <WithUi>
          <Slot
            name="placeFilters"
            props={{
              filters,
              days,
              view,
              counted: counted === null ? null : formatCount(counted, 'place'),
              onFilters: (changed, changedDays) =>
                onChange({ filters: { ...filters, ...changed }, days: changedDays ?? days, includeUnknown: false }),
              onClose: () => {
                setOpen(false)
                opener.current?.focus()
              },
            }}
          />
        </WithUi>
      )}
    </search>
  )
}

interface FilterBoxProps {
  readonly label: string
  readonly isOn: boolean
  readonly onToggle: (isOn: boolean) => void
}

/** Ticked at once: the address, which holds the filters, follows when the screen has time. */
function FilterBox({ label, isOn, onToggle }: FilterBoxProps) {
  const [isTicked, setIsTicked] = useState(isOn)
  useEffect(() => setIsTicked(isOn), [isOn])
  return (
    <label className={css.badge}>
      <input
        type="checkbox"
        checked={isTicked}
        onChange={({ target }) => {
          setIsTicked(target.checked)
          onToggle(target.checked)
        }}
      />
      {label}
    </label>
  )
}

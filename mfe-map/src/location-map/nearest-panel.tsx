import { amenityType, amenityTypes, kindThatHas } from '@waymark/domain/catalogue/amenity-types'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { Disclosure } from '@waymark/ui/disclosure'
import { Loaded } from '@waymark/ui/loaded'
import { Notice } from '@waymark/ui/notice'
import { SelectField } from '@waymark/ui/select-field'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import type { MapState } from '@waymark/web-kit/map-state'
import { useAppStore } from '@waymark/web-kit/store'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { AmenityList } from './amenity-list.tsx'
import { nearestListed, type useNearestAmenities } from './use-nearest-amenities.ts'
import styles from './venue-panel.module.css'

interface NearestPanelProps {
  readonly state: MapState
  /** The kind of amenity. */
  readonly typeId: number
  readonly found: ReturnType<typeof useNearestAmenities>['found']
  /** The one whose pin was pressed, which takes the focus; a new object for each press. */
  readonly pressed: { readonly amenityId: number } | null
  readonly hrefOf: (venueId: number) => string
  readonly onChange: (changes: Partial<MapState>) => void
  readonly onClose: () => void
}

const kinds = amenityTypes.map(({ id, label }) => ({ id, label }))

/** The nearest accessible toilets, changing places and the like, and which of them are open now. */
export function NearestPanel({ state, typeId, found, pressed, hrefOf, onChange, onClose }: NearestPanelProps) {
  const { near, filters, amenityFeatureIds } = state
  const panel = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  useEffect(() => {
    if (pressed) panel.current?.querySelector<HTMLElement>(`[data-amenity="${pressed.amenityId}"] :is(h3, h4)`)?.focus()
  }, [pressed])
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    onClose()
  }
  const type = amenityType(typeId)
  const kind = type?.label.toLowerCase() ?? 'amenity'
  const other = kindThatHas(typeId)
  const onlyProvider = useAppStore(({ user }) => user?.restrictedToProviderName ?? null)
  const hasNeeds = (found.data?.needs ?? []).some(({ weight }) => weight === 'must')
  const isNarrowed = filters.openNow || filters.meetsNeeds || amenityFeatureIds.length > 0
  const filter = (changed: Partial<MapState['filters']>) => onChange({ filters: { ...filters, ...changed } })
  return (
    <section ref={panel} className={styles.panel} aria-labelledby="nearest-title" onKeyDown={closeOnEscape}>
      <div className={styles.back}>
        <Button variant="quiet" icon={ArrowLeft} onPress={onClose}>
          All places
        </Button>
      </div>
      <div className={styles.body}>
        <h2 id="nearest-title" ref={heading} tabIndex={-1}>
          Nearest to {near.name.split(',')[0]}
        </h2>
        {onlyProvider !== null && (
          <Notice tone="info">Your bookings are with {onlyProvider} only, so you see their places.</Notice>
        )}
        <SelectField
          label="What do you need?"
          options={kinds}
          value={typeId}
          onChange={(amenityTypeId) => onChange({ amenityTypeId, amenityFeatureIds: [] })}
        />
        <Checkbox isSelected={filters.openNow} onChange={(openNow) => filter({ openNow })}>
          Open now, and not out of order
        </Checkbox>
        {hasNeeds && (
          <Checkbox isSelected={filters.meetsNeeds} onChange={(meetsNeeds) => filter({ meetsNeeds })}>
            Meets all my musts
          </Checkbox>
        )}
        {type && (
          <Disclosure
            key={typeId}
            title={amenityFeatureIds.length > 0 ? `It must have (${amenityFeatureIds.length} on)` : 'It must have'}
            isDefaultExpanded={amenityFeatureIds.length > 0}
          >
            <ToggleBadges
              label={`What the ${kind} must have`}
              isLabelHidden
              options={type.features}
              value={amenityFeatureIds}
              onChange={(ids) => onChange({ amenityFeatureIds: ids })}
            />
          </Disclosure>
        )}
        <Loaded
          of={found}
          what="the nearest ones"
          shape="cards"
          count={4}
          headingLevel={3}
          sum={({ totalCount }) =>
            totalCount > nearestListed ? `The nearest ${nearestListed} of ${totalCount}` : `${totalCount} found`
          }
          empty={({ items }) =>
            items.length === 0 && {
              title: isNarrowed
                ? `No ${kind} is known to be as you ask`
                : `No ${kind} is ${onlyProvider === null ? 'on the map' : `at ${onlyProvider}`} yet`,
              children: isNarrowed
                ? 'Some say nothing of their hours or of what they have. Look at all of them.'
                : `${other ? `A ${other.label.toLowerCase()} may have one. ` : ''}Try another kind, or look near another place.`,
              action: isNarrowed ? (
                <Button
                  onPress={() =>
                    onChange({ filters: { ...filters, openNow: false, meetsNeeds: false }, amenityFeatureIds: [] })
                  }
                >
                  Show all
                </Button>
              ) : (
                other && (
                  <Button onPress={() => onChange({ amenityTypeId: other.id, amenityFeatureIds: [other.featureId] })}>
                    Look for a {other.label.toLowerCase()} with one
                  </Button>
                )
              ),
            }
          }
        >
          {({ items }) => <AmenityList amenities={items} headingLevel={3} venueHrefOf={hrefOf} />}
        </Loaded>
      </div>
    </section>
  )
}

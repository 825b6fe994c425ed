import { booking } from '@waymark/contracts/booking'
import { map } from '@waymark/contracts/map'
import { accessOptions, optionGroupLabels, optionGroups } from '@waymark/domain/access-fit/options'
import { costTiers } from '@waymark/domain/catalogue/cost-tiers'
import { isOwnService, serviceName } from '@waymark/domain/catalogue/own-services'
import { venueTypes } from '@waymark/domain/catalogue/venue-types'
import { Button } from '@waymark/ui/button'
import { Checkbox } from '@waymark/ui/checkbox'
import { Dialog } from '@waymark/ui/dialog'
import { Disclosure } from '@waymark/ui/disclosure'
import { ToggleBadges } from '@waymark/ui/toggle-badges'
import { type ActivityDays, anyDay, countFilters, type MapFilters, noFilters } from '@waymark/web-kit/map-state'
import { notify } from '@waymark/web-kit/notices'
import { useAppStore } from '@waymark/web-kit/store'
import { useCall } from '@waymark/web-kit/use-call'
import { useSend } from '@waymark/web-kit/use-send'
import { ActivityFilters } from './activity-filters.tsx'
import styles from './all-filters.module.css'
import { AmenityFilters } from './amenity-filters.tsx'
import { BadgeFilter } from './badge-filter.tsx'
import { FilterCount } from './filter-count.tsx'
import { OptionFilter } from './option-filter.tsx'
import { type CountedView, countOf, useFilterCounts } from './use-filter-counts.ts'

interface AllFiltersProps {
  readonly filters: MapFilters
  readonly days: ActivityDays
  readonly counted: string | null
  readonly view: CountedView
  readonly onFilters: (changed: Partial<MapFilters>, days?: ActivityDays) => void
  readonly onClose: () => void
}

/** Every filter: what fits, activities, the nine groups of accessibility options, amenities, badges, kind of place, cost, open now. They apply at once. */
export function AllFilters({ filters, days, counted, view, onFilters, onClose }: AllFiltersProps) {
  const counts = useFilterCounts(view)
  const isSignedIn = useAppStore(({ user }) => user !== null)
  const count = countFilters(filters, days)
  return (
    <Dialog
      isOpen
      size="wide"
      title="All filters"
      subtitle={count === 0 ? 'No filters on' : `${count} on`}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" onPress={onClose}>
            {counted === null ? 'Show what is there' : `Show ${counted}`}
          </Button>
          <Button variant="quiet" onPress={() => onFilters(noFilters, anyDay)}>
            Clear all filters
          </Button>
        </>
      }
    >
      <div className={styles.filters}>
        {isSignedIn && <SavedFilters filters={filters} onFilters={onFilters} />}
        {(filters.meetsNeeds || typeof counts?.meetsNeeds === 'number') && (
          <Checkbox
            isSelected={filters.meetsNeeds}
            onChange={(meetsNeeds) => onFilters({ meetsNeeds })}
            hint="Leaves out what nobody has checked."
          >
            Meets all my musts <FilterCount count={counts?.meetsNeeds ?? undefined} />
          </Checkbox>
        )}
        <ActivityFilters filters={filters} days={days} counts={counts?.activityKinds} onFilters={onFilters} />
        {optionGroups.map((group) => {
          const options = accessOptions.filter((option) => option.group === group)
          const on = filters.options.filter(({ accessibilityOptionId: id }) =>
            options.some((option) => option.id === id),
          )
          const title = on.length > 0 ? `${optionGroupLabels[group]} (${on.length} on)` : optionGroupLabels[group]
          return (
            <Disclosure key={group} title={title} isDefaultExpanded={on.length > 0}>
              <div className={styles.options}>
                {options.map((option) => (
                  <OptionFilter
                    key={option.id}
                    option={option}
                    count={countOf(counts?.options, option.id)}
                    wanted={on.find(({ accessibilityOptionId: id }) => id === option.id) ?? null}
                    onChange={(wanted) => {
                      const others = filters.options.filter(({ accessibilityOptionId: id }) => id !== option.id)
                      onFilters({ options: wanted ? [...others, wanted] : others })
                    }}
                  />
                ))}
              </div>
            </Disclosure>
          )
        })}
        {filters.serviceIds.length > 0 && (
          <ServiceFilter serviceIds={filters.serviceIds} onChange={(serviceIds) => onFilters({ serviceIds })} />
        )}
        <AmenityFilters filters={filters} counts={counts?.amenityTypes} onFilters={onFilters} />
        <BadgeFilter filters={filters} badges={counts?.badges} onFilters={onFilters} />
        <ToggleBadges
          label="Kind of place"
          options={venueTypes.map(({ id, label }) => ({
            id: String(id),
            label,
            count: countOf(counts?.venueTypes, id),
          }))}
          value={filters.venueTypeIds.map(String)}
          onChange={(ids) => onFilters({ venueTypeIds: ids.map(Number) })}
        />
        <ToggleBadges
          label="Cost"
          options={costTiers.map(({ id, label, description }) => ({
            id: String(id),
            count: countOf(counts?.costTiers, id),
            label:
              label === 'Free' ? label : `${label} (${description.charAt(0).toLowerCase()}${description.slice(1)})`,
          }))}
          value={filters.costTiers.map(String)}
          onChange={(ids) =>
            onFilters({ costTiers: costTiers.map(({ id }) => id).filter((id) => ids.includes(String(id))) })
          }
        />
        <Checkbox
          isSelected={filters.openNow}
          onChange={(openNow) => onFilters({ openNow })}
          hint="Leaves out places that have not told us their hours."
        >
          Open now <FilterCount count={counts?.openNow} />
        </Checkbox>
      </div>
    </Dialog>
  )
}

interface SavedFiltersProps {
  readonly filters: MapFilters
  readonly onFilters: (filters: MapFilters) => void
}

function SavedFilters({ filters, onFilters }: SavedFiltersProps) {
  const saved = useCall(map.getUserSettingFilters, {})
  const save = useSend(map.updateUserSettingFilters, {
    onSuccess: () => notify('success', 'Your filters are saved.'),
  })
  const kept = saved.data?.filters
  return (
    <div className={styles.saved}>
      <Button
        size="small"
        isPending={save.isPending}
        onPress={() => save.mutate({ input: { filters: countFilters(filters) === 0 ? null : filters } })}
      >
        {countFilters(filters) === 0 ? 'Forget my saved filters' : 'Save these filters'}
      </Button>
      {kept && (
        <Button size="small" onPress={() => onFilters(kept)}>
          Use my saved filters ({countFilters(kept)})
        </Button>
      )}
    </div>
  )
}

interface ServiceFilterProps {
  readonly serviceIds: readonly number[]
  readonly onChange: (serviceIds: number[]) => void
}

/** The service that a search found, which places of the map offer. */
function ServiceFilter({ serviceIds, onChange }: ServiceFilterProps) {
  const ownId = serviceIds.find(isOwnService)
  const own = useCall(booking.findOwnServices, { serviceId: ownId ?? 0 }, { enabled: ownId !== undefined })
  const nameOf = (id: number) => serviceName(id, own.data?.find(({ serviceId }) => serviceId === id)?.name ?? null)
  return (
    <ToggleBadges
      label="The place offers"
      options={serviceIds.map((id) => ({ id, label: nameOf(id) || 'A service of its own' }))}
      value={serviceIds}
      onChange={onChange}
    />
  )
}

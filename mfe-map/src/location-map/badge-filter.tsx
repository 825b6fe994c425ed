import { ToggleBadges } from '@waymark/ui/toggle-badges'
import type { MapFilters } from '@waymark/web-kit/map-state'
import type { FilterCounts } from './use-filter-counts.ts'

interface BadgeFilterProps {
  readonly filters: MapFilters
  /** Those who vouch for a place in view; undefined until that is known. */
  readonly badges: FilterCounts['badges'] | undefined
  readonly onFilters: (changed: Partial<MapFilters>) => void
}

/** Badge partners who vouch for places here. One that is on and vouches for none here any more can be turned off. */
export function BadgeFilter({ filters: { badgePartnerIds }, badges, onFilters }: BadgeFilterProps) {
  if (!badges) return null
  const gone = badgePartnerIds.filter((id) => !badges.some(({ badgePartnerId }) => badgePartnerId === id))
  if (badges.length + gone.length === 0) return null
  return (
    <ToggleBadges
      label="Vouched for by"
      options={[
        ...badges.map(({ badgePartnerId: id, name, count }) => ({ id, label: name, count })),
        ...gone.map((id) => ({ id, label: 'A badge partner with no place here', count: 0 })),
      ]}
      value={badgePartnerIds}
      onChange={(ids) => onFilters({ badgePartnerIds: ids })}
    />
  )
}

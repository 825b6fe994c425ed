import { Icon } from '@waymark/ui/icon'
import { Link } from '@waymark/web-kit/router'
import { searchKinds } from '@waymark/web-kit/search-kinds'
import type { SearchAnswer, SearchKind } from '@waymark/web-kit/use-one-search'
import { kindIcons } from './one-search.tsx'
import css from './search-page.module.css'
import { type SearchState, searchHref } from './search-state.ts'

interface KindCount {
  readonly count: number
  readonly isMore: boolean
}
type KindCounts = Readonly<Record<SearchKind, KindCount>>

interface SearchKindsProps {
  readonly state: SearchState
  readonly counts: KindCounts
  readonly all: number
}

/** All answers, or those of one kind. */
export function SearchKinds({ state, counts, all }: SearchKindsProps) {
  const { kind } = state
  return (
    <nav aria-label="Kinds of answers" className={css.tabs}>
      <Link to={searchHref({ ...state, kind: null })} aria-current={kind === null ? 'page' : undefined}>
        All <span>{all}</span>
      </Link>
      {searchKinds
        .filter((one) => counts[one.kind].count > 0 || one.kind === kind)
        .map((one) => (
          <Link
            key={one.kind}
            to={searchHref({ ...state, kind: one.kind })}
            aria-current={kind === one.kind ? 'page' : undefined}
          >
            <Icon of={kindIcons[one.kind]} />
            {one.title} <span>{textOf(counts[one.kind])}</span>
          </Link>
        ))}
    </nav>
  )
}

const textOf = ({ count, isMore }: KindCount) => (isMore ? `${count}+` : String(count))

/** How many answers the list is of: those of the chosen kind, or of all kinds. */
export function listedOf(counts: KindCounts, kind: SearchKind | null): KindCount {
  if (kind !== null) return counts[kind]
  const each = Object.values(counts)
  return { count: each.reduce((sum, { count }) => sum + count, 0), isMore: each.some(({ isMore }) => isMore) }
}

/** How many answers there are of each kind. */
export function countsOf({
  venues,
  activities,
  services,
  amenityTypes,
  accessOptions = [],
  addresses,
  towns,
}: SearchAnswer): KindCounts {
  const few = (count: number): KindCount => ({ count, isMore: false })
  return {
    option: few(accessOptions.length),
    venue: { count: venues.totalCount, isMore: venues.isMore },
    activity: { count: activities.totalCount, isMore: activities.isMore },
    service: few(services.length),
    amenity: few(amenityTypes.length),
    where: few(addresses.length + towns.length),
  }
}

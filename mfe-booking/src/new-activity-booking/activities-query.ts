import type { activityBooking } from '@waymark/contracts/activity-booking'
import type { InputOf } from '@waymark/contracts/define-call'
import { stockKinds } from '@waymark/domain/activity/people'
import type { ListState } from '@waymark/web-kit/list-state'
import type { ChosenPlace } from '../place/place.ts'

export const activityFilters = ['kind', 'wants', 'age', 'from', 'to', 'price', 'spaces'] as const
export type ActivityFilter = (typeof activityFilters)[number]

export const activitySorts = [
  { id: 'when', label: 'Soonest' },
  { id: 'distance', label: 'Nearest' },
  { id: 'fit', label: 'Best Access Fit' },
] as const

export type ActivitySort = (typeof activitySorts)[number]['id']

type Input = InputOf<typeof activityBooking.getActivitySessionsForNewBooking>

/** What the list asks for; an answer in the address that makes no sense counts as none. */
export function activitiesInput(
  { filters, sort, search, paging }: Pick<ListState<ActivityFilter>, 'filters' | 'sort' | 'search' | 'paging'>,
  place: ChosenPlace | null,
): Input {
  const [age] = wholeNumbers(filters.age)
  const [price] = wholeNumbers(filters.price)
  const [spaces] = wholeNumbers(filters.spaces)
  const [from] = days(filters.from)
  const [to] = days(filters.to)
  return {
    activityKindIds: wholeNumbers(filters.kind),
    wants: stockKinds.filter((kind) => filters.wants.includes(kind)),
    search,
    sort: sortOf(sort, place),
    ...paging,
    ...(age !== undefined && age >= 1 && age <= 115 ? { age } : {}),
    ...(price === undefined ? {} : { maxPriceCents: price * 100 }),
    ...(spaces !== undefined && spaces >= 1 && spaces <= 50 ? { spaces } : {}),
    ...(from === undefined ? {} : { StartDateTime: `${from}T00:00:00` }),
    ...(to === undefined ? {} : { EndDateTime: `${to}T23:59:00` }),
    ...(place ? { latitude: place.latitude, longitude: place.longitude } : {}),
  }
}

/** Nothing is nearest without a place. */
function sortOf(sort: string, place: ChosenPlace | null): ActivitySort {
  const asked = activitySorts.find(({ id }) => id === sort)?.id ?? 'when'
  return asked === 'distance' && !place ? 'when' : asked
}

function wholeNumbers(texts: readonly string[]): number[] {
  return texts.filter((text) => /^\d{1,6}$/.test(text)).map(Number)
}

function days(texts: readonly string[]): string[] {
  return texts.filter((text) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)))
}

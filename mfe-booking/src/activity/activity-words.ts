import type { bookableActivity, bookedPerson, openSession } from '@waymark/contracts/activity-shapes'
import type { PersonKind, StockKind } from '@waymark/domain/activity/people'
import { type Wishes, wishes } from '@waymark/domain/activity/wishes'
import { activityKind } from '@waymark/domain/catalogue/activity-kinds'
import { formatMoney } from '@waymark/web-kit/format'
import type * as z from 'zod/mini'

export type BookableActivity = z.output<typeof bookableActivity>
export type OpenSession = z.output<typeof openSession>
export type BookedPerson = z.output<typeof bookedPerson>

/** "Art and craft, Music". */
export function kindsText(kindIds: readonly number[]): string {
  return kindIds.flatMap((id) => activityKind(id)?.label ?? []).join(', ')
}

/** "Tūī Studio, Mount Victoria": the location, with its suburb unless its name says it. */
export function placeText({ serviceAreaName, suburb }: Pick<BookableActivity, 'serviceAreaName' | 'suburb'>): string {
  return suburb === '' || serviceAreaName.includes(suburb) ? serviceAreaName : `${serviceAreaName}, ${suburb}`
}

/** "From 6 to 15 years." */
export function ageText({ minAge, maxAge }: Pick<BookableActivity, 'minAge' | 'maxAge'>): string {
  if (minAge === null) return maxAge === null ? 'All ages.' : `Up to ${maxAge} years.`
  return maxAge === null ? `From ${minAge} years. No upper age.` : `From ${minAge} to ${maxAge} years.`
}

export const personKindLabels: Readonly<Record<PersonKind, string>> = {
  standard: 'Full price',
  concession: 'Concession',
  companion: 'Companion',
}

/** Of somebody who comes: what kind of space it is; nobody pays a full price where it is free. */
export function spaceText({ kind, priceCents }: { readonly kind: PersonKind; readonly priceCents: number }): string {
  return kind === 'standard' && priceCents === 0 ? 'One space' : personKindLabels[kind]
}

/** "$24.00", or "Free" in words. */
export function amountText(cents: number): string {
  return cents === 0 ? 'Free' : formatMoney(cents)
}

type SessionPlaces = Pick<OpenSession, 'accessStock' | 'spacesLeft'>

/** The access places of a kind that can still be taken: no more than there are spaces to take them with. */
export function placesLeft({ accessStock, spacesLeft }: SessionPlaces, stock: StockKind): number {
  return Math.min(accessStock[stock].left, spacesLeft)
}

/** The same for every kind. */
function stockLeft(session: SessionPlaces): OpenSession['accessStock'] {
  const kept = (stock: StockKind) => ({
    total: session.accessStock[stock].total,
    left: placesLeft(session, stock),
  })
  return {
    wheelchairSpaces: kept('wheelchairSpaces'),
    hearingReceivers: kept('hearingReceivers'),
    interpreterPlaces: kept('interpreterPlaces'),
    quietPlaces: kept('quietPlaces'),
  }
}

/** What is left for one person of a booking, beside what the others of it are given. */
export function stockLeftBeside(session: SessionPlaces, others: readonly Wishes[]): OpenSession['accessStock'] {
  const left = stockLeft(session)
  for (const { field, stock } of wishes) {
    const given = others.filter((one) => one[field]).length
    left[stock] = { ...left[stock], left: Math.max(0, left[stock].left - given) }
  }
  return left
}

/** "2 of 4", "None left", or "None" where there never were any. */
export function stockText(session: SessionPlaces, stock: StockKind): string {
  const { total } = session.accessStock[stock]
  if (total === 0) return 'None'
  const left = placesLeft(session, stock)
  return left === 0 ? 'None left' : `${left} of ${total}`
}

/** "No wheelchair space left. Only 1 quiet place left": what is kept for people that a session has not for all of them. */
export function lackingStockText(session: SessionPlaces, people: readonly Wishes[]): string {
  return wishes
    .flatMap(({ field, stock, label, many }) => {
      const wished = people.filter((person) => person[field]).length
      const left = placesLeft(session, stock)
      if (left >= wished) return []
      if (left === 0) return `No ${label.toLowerCase()} left`
      return `Only ${left} ${left === 1 ? label.toLowerCase() : many} left`
    })
    .join('. ')
}

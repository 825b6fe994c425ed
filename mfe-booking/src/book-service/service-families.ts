import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { type ServiceFamily, servicesMeant } from '@waymark/domain/catalogue/services'
import { formatCount } from '@waymark/web-kit/format'

export type ListedService = OutputOf<typeof booking.getDataForNewBooking>['services'][number]

/** Services of one family, in the order of the catalogue. */
export interface ServiceFamilyGroup {
  readonly family: ServiceFamily
  readonly services: readonly ListedService[]
}

/** What belongs to a family, in a few words. */
export const familyWords: Record<ServiceFamily, string> = {
  'Personal care': 'Getting up, washing, going to bed',
  'Home help': 'The house, the garden, the shopping',
  'Mobility and transport': 'Rides, and company on the way',
  Therapy: 'Movement, speech, daily life',
  Companionship: 'Somebody to talk to or go out with',
  Equipment: 'Brought, fitted and explained',
  Learning: 'Signing, skills, study and work',
  'Advocacy and support': 'Interpreters, forms and funding',
}

/** The services whose name or family contains the words of `search`, by family. */
export function serviceFamilies(services: readonly ListedService[], search: string): readonly ServiceFamilyGroup[] {
  const byId = new Map<number, ListedService>(services.map((service) => [service.serviceId, service]))
  const found = Map.groupBy(
    servicesMeant(search).filter(({ id }) => byId.has(id)),
    ({ family }) => family,
  )
  return [...found].map(([family, entries]) => ({
    family,
    services: entries.flatMap(({ id }) => byId.get(id) ?? []),
  }))
}

/** The three services that most locations offer. */
export function popularServices(services: readonly ListedService[]): readonly ListedService[] {
  return services
    .filter(isOffered)
    .toSorted((one, other) => other.areaCount - one.areaCount)
    .slice(0, 3)
}

/** "From $48.00, at 3 locations". */
export function offeredText({ areaCount, fromFeeDisplay }: ListedService): string {
  const locations = formatCount(areaCount, 'location')
  return fromFeeDisplay === null ? `Offered at ${locations}` : `From ${fromFeeDisplay}, at ${locations}`
}

/** Whether some location offers the service. */
export function isOffered({ areaCount }: ListedService): boolean {
  return areaCount > 0
}

/** The family of a service that the catalogue lists. */
export function familyOf({ familyName }: ListedService): ServiceFamily | undefined {
  return families.find((family) => family === familyName)
}

const families = Object.keys(familyWords) as ServiceFamily[]

import type { booking } from '@waymark/contracts/booking'
import type { OutputOf } from '@waymark/contracts/define-call'
import { searchServices } from '@waymark/domain/catalogue/services'

export type ListedService = OutputOf<typeof booking.getDataForNewBooking>['services'][number]

/** Services of one family, in the order of the catalogue. */
export interface ServiceFamilyGroup {
  readonly familyName: string
  readonly services: readonly ListedService[]
}

/** The services whose name or family contains the words of `search`, by family. */
export function serviceFamilies(services: readonly ListedService[], search: string): readonly ServiceFamilyGroup[] {
  const foundIds = new Set<number>(searchServices(search).map(({ id }) => id))
  const found = services.filter(({ serviceId }) => foundIds.has(serviceId))
  const names = [...new Set(found.map(({ familyName }) => familyName))]
  return names.map((familyName) => ({
    familyName,
    services: found.filter((service) => service.familyName === familyName),
  }))
}

import type { OutputOf } from '@waymark/contracts/define-call'
import type { service } from '@waymark/contracts/service'
import { services } from '@waymark/domain/catalogue/services'

export type ServiceRow = OutputOf<typeof service.getServiceAreaServiceByServiceAreaId>[number]

const catalogueOrder = new Map(services.map(({ id }, place) => [id, place]))

/** The rows that hold all words of `search` in name or family, in the order of the catalogue. */
export function findRows(rows: readonly ServiceRow[], search: string): ServiceRow[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return rows
    .filter(({ serviceName, familyName }) => {
      const searched = `${serviceName} ${familyName}`.toLowerCase()
      return words.every((word) => searched.includes(word))
    })
    .toSorted((a, b) => placeOf(a) - placeOf(b))
}

function placeOf({ serviceId }: ServiceRow): number {
  return catalogueOrder.get(serviceId) ?? services.length
}

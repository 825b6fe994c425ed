import { accessOptions } from '@waymark/domain/access-fit/options'
import { services } from '@waymark/domain/catalogue/services'
import { venueTypes } from '@waymark/domain/catalogue/venue-types'

/** The building blocks of the big world's venues. */
export interface BigCatalogue {
  /** Services with the size that everybody books, at most two hours long. */
  readonly services: readonly {
    readonly serviceId: number
    readonly sizeOptionId: number
    readonly durationMinutes: number
  }[]
  readonly venueTypeIds: readonly number[]
  /** Options with the range of their measures, where they have one. */
  readonly options: readonly { readonly optionId: number; readonly low: number | null; readonly high: number | null }[]
}

const maxHours = 1.5

/** The parts of the catalogue that the big world uses. */
export function bigCatalogue(): BigCatalogue {
  return {
    services: services.flatMap(({ id, sizeOptions }) => {
      const size = sizeOptions.find(({ durationHours }) => durationHours <= maxHours)
      return size ? [{ serviceId: id, sizeOptionId: size.id, durationMinutes: size.durationHours * 60 }] : []
    }),
    venueTypeIds: venueTypes.map(({ id }) => id),
    options: accessOptions.map(({ id, measure }) => ({
      optionId: id,
      low: measure ? Math.max(measure.min, measure.usual * 0.8) : null,
      high: measure ? Math.min(measure.max, measure.usual * 1.4) : null,
    })),
  }
}

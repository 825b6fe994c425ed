import { findSizeOption } from '@waymark/domain/catalogue/own-services'
import type { ServiceId } from '@waymark/domain/ids'
import type { SizeRow } from '../db/area-services.ts'

interface OfferedSizes {
  readonly service_id: ServiceId
  readonly sizes: readonly SizeRow[]
}

/** The shortest duration of an offered service, in minutes; an hour while no size is chosen. */
export function minMinutes(offer: OfferedSizes): number {
  return Math.min(...minutesOf(offer))
}

/** The longest duration of an offered service, in minutes; an hour while no size is chosen. */
export function maxMinutes(offer: OfferedSizes): number {
  return Math.max(...minutesOf(offer))
}

function minutesOf({ service_id: serviceId, sizes }: OfferedSizes): readonly number[] {
  const minutes = sizes.flatMap(({ id }) => {
    const option = findSizeOption(serviceId, id)
    return option ? [option.durationHours * 60] : []
  })
  return minutes.length > 0 ? minutes : [60]
}

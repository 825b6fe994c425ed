import { findSizeOption } from '@waymark/domain/catalogue/own-services'
import type { ServiceId } from '@waymark/domain/ids'
import type { SizeRow } from '../db/area-services.ts'

/** The shortest duration of an offered service, in minutes; an hour while no size is chosen. */
export function minMinutes(offer: { readonly service_id: ServiceId; readonly sizes: readonly SizeRow[] }): number {
  const minutes = offer.sizes.flatMap(({ id }) => {
    const option = findSizeOption(offer.service_id, id)
    return option ? [option.durationHours * 60] : []
  })
  return minutes.length > 0 ? Math.min(...minutes) : 60
}

import type { serviceArea } from '@waymark/contracts/service-area'
import { accessOptions } from '@waymark/domain/access-fit/options'
import { venueTypeName } from '@waymark/domain/catalogue/venue-types'
import { countryIdOf } from '@waymark/domain/enums'
import type { Handler } from '@waymark/service-kit/implement'
import { pictureAnswer } from '../../answers/venue-answer.ts'
import type { Context } from '../../context.ts'
import { listAreas } from '../../db/service-area-list.ts'

export const getServiceAreas: Handler<Context, typeof serviceArea.getServiceAreas> = async (
  input,
  { context, caller },
) => {
  const { pageNumber, pageSize } = input
  const { rows, totalCount } = await listAreas(context.reads, { ...input, accountId: caller.accountId })
  const items = rows.map((row) => ({
    serviceAreaId: row.id,
    name: row.name,
    venueTypeId: row.venue_type_id,
    venueTypeName: venueTypeName(row.venue_type_id),
    suburb: row.suburb,
    region: row.region,
    countryId: countryIdOf(row.country_id),
    isPrivate: row.is_private,
    isActive: row.is_active,
    radiusKm: row.radius_km,
    banner:
      row.file_key === null || row.alt === null
        ? null
        : pictureAnswer({ file_key: row.file_key, small_key: row.small_key, alt: row.alt }),
    serviceCount: row.service_count,
    staffCount: row.staff_count,
    factCount: row.fact_count,
    optionCount: accessOptions.length,
    updatedAt: row.updated_at.toISOString(),
  }))
  return { items, totalCount, pageNumber, pageSize }
}

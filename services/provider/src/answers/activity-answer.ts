import type { activityDetail } from '@waymark/contracts/activity'
import { currencyOf } from '@waymark/domain/booking/price'
import { countryIdOf } from '@waymark/domain/enums'
import type * as z from 'zod/mini'
import type { ActivityRow } from '../db/activities.ts'

export function activityAnswer(row: ActivityRow): z.input<typeof activityDetail> {
  return {
    activityId: row.id,
    serviceAreaId: row.service_area_id,
    version: row.version,
    status: row.status,
    title: row.title,
    description: row.description,
    activityKindIds: row.kind_ids,
    minAge: row.min_age,
    maxAge: row.max_age,
    priceCents: row.price_cents,
    currency: currencyOf(countryIdOf(row.country_id)),
    maxSpacesPerSession: row.spaces_per_session,
    maxSpacesPerClient: row.spaces_per_client,
  }
}

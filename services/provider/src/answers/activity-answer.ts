import type { activityRow } from '@waymark/contracts/activity'
import { currencyOf } from '@waymark/domain/booking/price'
import { countryIdOf } from '@waymark/domain/enums'
import { instantToWall } from '@waymark/domain/schedule/wall-time'
import type * as z from 'zod/mini'
import type { ActivityRow } from '../db/activities.ts'
import { pictureAnswer } from './venue-answer.ts'

/** An activity as its organisation's list shows it. */
export function activityAnswer(row: ActivityRow): z.input<typeof activityRow> {
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
    concessionPriceCents: row.concession_price_cents,
    currency: currencyOf(countryIdOf(row.country_id)),
    maxSpacesPerSession: row.spaces_per_session,
    maxSpacesPerClient: row.spaces_per_client,
    banner:
      row.banner_key === null || row.banner_alt === null
        ? null
        : pictureAnswer({ file_key: row.banner_key, small_key: row.banner_small_key, alt: row.banner_alt }),
    comingSessions: row.coming_sessions,
    nextStartDateTime: row.next_starts_at && instantToWall(row.time_zone, row.next_starts_at.getTime()),
  }
}

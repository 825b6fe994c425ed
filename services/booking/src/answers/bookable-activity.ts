import type { bookableActivity } from '@waymark/contracts/activity-shapes'
import type { AccessFact, Fit } from '@waymark/domain/access-fit/fit'
import { currencyOf } from '@waymark/domain/booking/price'
import { fileAddress } from '@waymark/service-kit/file-address'
import type * as z from 'zod/mini'
import type { ActivityToBook } from '../db/activities-to-book.ts'
import { fitAnswer } from './access-fit.ts'
import { factsAnswer } from './facts-to-show.ts'
import { openSessionAnswer, type SessionColumns } from './open-session.ts'
import { pictureOf } from './picture.ts'

interface AboutActivity {
  readonly distanceKm: number | null
  readonly fit: Fit
  readonly facts: readonly AccessFact[]
  /** Options that are out of order during the first session. */
  readonly outOptionIds: readonly number[]
  readonly sessions: readonly (SessionColumns & { readonly waiting: number })[]
  readonly sessionCount: number
}

/** An activity in a list of what can be booked, with its next sessions. */
export function bookableActivityAnswer(
  row: ActivityToBook,
  { distanceKm, fit, facts, outOptionIds, sessions, sessionCount }: AboutActivity,
): z.input<typeof bookableActivity> {
  return {
    activityId: row.id,
    title: row.title,
    activityKindIds: row.kind_ids,
    minAge: row.min_age,
    maxAge: row.max_age,
    priceCents: row.price_cents,
    concessionPriceCents: row.concession_price_cents,
    hasFreeCompanion: row.has_free_companion,
    currency: currencyOf(row.country_id),
    banner: pictureOf(row.banner_key, row.banner_alt),
    serviceAreaId: row.service_area_id,
    serviceAreaName: row.area_name,
    suburb: row.suburb,
    latitude: row.lat,
    longitude: row.lng,
    accountName: row.account_name,
    accountLogo: fileAddress(row.logo_key),
    distanceKm: distanceKm === null ? null : Math.round(distanceKm * 10) / 10,
    fit: fitAnswer(fit),
    facts: factsAnswer(facts),
    outOptionIds: [...outOptionIds],
    sessions: sessions.map((session) => openSessionAnswer(session, row.country_id, session.waiting)),
    sessionCount,
  }
}

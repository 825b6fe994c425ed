import type { StockKind } from '@waymark/domain/activity/people'
import type { ActivityStatus } from '@waymark/domain/enums'
import { type ActivitySessionId, idFrom } from '@waymark/domain/ids'
import { timeRange } from '@waymark/service-kit/time-range'
import type { World } from '../world.ts'
import { type MadeActivity, makeActivity } from './activity.ts'
import type { MadePerson } from './person.ts'

interface SessionWishes extends Partial<Readonly<Record<StockKind, number>>> {
  readonly activity?: MadeActivity
  /** Defaults to Active. */
  readonly status?: ActivityStatus
  /** Defaults to 1 December 2026, 10:00 in Auckland. */
  readonly startsAt?: Date
  /** Defaults to 2. */
  readonly hours?: number
  readonly timeZone?: string
  /** These default to those of the activity. */
  readonly maxSpaces?: number
  readonly maxSpacesPerClient?: number
  readonly priceCents?: number
  readonly concessionPriceCents?: number
  /** Who helps, and so holds this time. */
  readonly staff?: readonly MadePerson[]
}

export interface MadeSession {
  readonly activitySessionId: ActivitySessionId
  readonly activity: MadeActivity
  readonly startsAt: Date
  readonly endsAt: Date
  readonly priceCents: number
  readonly concessionPriceCents: number | null
  readonly maxSpacesPerClient: number
}

const hourMs = 3_600_000

/** Creates one session of an activity. */
export async function makeSession(world: World, wishes: SessionWishes = {}): Promise<MadeSession> {
  const activity = wishes.activity ?? (await makeActivity(world))
  const startsAt = wishes.startsAt ?? new Date('2026-11-30T21:00:00Z')
  const maxSpaces = wishes.maxSpaces ?? activity.spacesPerSession
  const made = {
    activity,
    startsAt,
    endsAt: new Date(startsAt.getTime() + (wishes.hours ?? 2) * hourMs),
    priceCents: wishes.priceCents ?? activity.priceCents,
    concessionPriceCents: wishes.concessionPriceCents ?? activity.concessionPriceCents,
    maxSpacesPerClient: wishes.maxSpacesPerClient ?? Math.min(activity.spacesPerClient, maxSpaces),
  }
  const now = world.clock.now()
  const { id } = await world.db
    .insertInto('booking.activity_session')
    .values({
      activity_id: activity.activityId,
      account_id: activity.accountId,
      service_area_id: activity.serviceAreaId,
      status: wishes.status ?? 'Active',
      starts_at: startsAt,
      ends_at: made.endsAt,
      time_zone: wishes.timeZone ?? 'Pacific/Auckland',
      max_spaces: maxSpaces,
      max_spaces_per_client: made.maxSpacesPerClient,
      price_cents: made.priceCents,
      concession_price_cents: made.concessionPriceCents,
      wheelchair_spaces: wishes.wheelchairSpaces ?? 0,
      hearing_receivers: wishes.hearingReceivers ?? 0,
      interpreter_places: wishes.interpreterPlaces ?? 0,
      quiet_places: wishes.quietPlaces ?? 0,
      cancel_reason: null,
      cancelled_at: null,
      completed_at: null,
      created_by: 1,
      created_at: now,
      updated_at: now,
      idempotency_key: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { userProfileId } of wishes.staff ?? [])
    await world.db
      .insertInto('booking.staff_time')
      .values({
        booking_id: null,
        activity_session_id: id,
        user_profile_id: userProfileId,
        during: timeRange(startsAt, made.endsAt),
      })
      .execute()
  return { activitySessionId: idFrom(id), ...made }
}

import type { ActivityStatus } from '@waymark/domain/enums'
import { type ActivityId, idFrom } from '@waymark/domain/ids'
import type { World } from '../world.ts'
import { type MadeArea, makeArea } from './area.ts'
import { nextNumber } from './next-number.ts'
import type { MadePerson } from './person.ts'

interface ActivityWishes {
  /** The location; defaults to a new one in Wellington. */
  readonly area?: MadeArea
  readonly title?: string
  /** Defaults to Active. */
  readonly status?: ActivityStatus
  /** Defaults to free. */
  readonly priceCents?: number
  readonly concessionPriceCents?: number
  readonly hasFreeCompanion?: boolean
  readonly minAge?: number
  readonly maxAge?: number
  readonly kindIds?: readonly number[]
  /** Defaults to 10 for each session, 4 for each client. */
  readonly spacesPerSession?: number
  readonly spacesPerClient?: number
  readonly wheelchairSpaces?: number
  readonly hearingReceivers?: number
  readonly interpreterPlaces?: number
  readonly quietPlaces?: number
  /** Hours before the start until which clients are refunded; defaults to the usual 24. */
  readonly refundUntilHours?: number
  /** Who usually helps with its sessions. */
  readonly staff?: readonly MadePerson[]
}

export interface MadeActivity extends MadeArea {
  readonly activityId: ActivityId
  readonly title: string
  readonly priceCents: number
  readonly concessionPriceCents: number | null
  readonly spacesPerSession: number
  readonly spacesPerClient: number
}

/** Creates an activity that can be booked once it has a session. */
export async function makeActivity(world: World, wishes: ActivityWishes = {}): Promise<MadeActivity> {
  const { serviceAreaId, accountId } = wishes.area ?? (await makeArea(world))
  const made = {
    title: wishes.title ?? `Activity ${nextNumber()}`,
    priceCents: wishes.priceCents ?? 0,
    concessionPriceCents: wishes.concessionPriceCents ?? null,
    spacesPerSession: wishes.spacesPerSession ?? 10,
    spacesPerClient: wishes.spacesPerClient ?? 4,
  }
  const now = world.clock.now()
  const { id } = await world.db
    .insertInto('provider.activity')
    .values({
      service_area_id: serviceAreaId,
      status: wishes.status ?? 'Active',
      title: made.title,
      description: 'Everybody is welcome.',
      kind_ids: [...(wishes.kindIds ?? [])],
      min_age: wishes.minAge ?? null,
      max_age: wishes.maxAge ?? null,
      price_cents: made.priceCents,
      concession_price_cents: made.concessionPriceCents,
      has_free_companion: wishes.hasFreeCompanion ?? true,
      spaces_per_session: made.spacesPerSession,
      spaces_per_client: made.spacesPerClient,
      wheelchair_spaces: wishes.wheelchairSpaces ?? 0,
      hearing_receivers: wishes.hearingReceivers ?? 0,
      interpreter_places: wishes.interpreterPlaces ?? 0,
      quiet_places: wishes.quietPlaces ?? 0,
      refund_until_hours: wishes.refundUntilHours ?? null,
      contact_name: null,
      contact_email: null,
      contact_phone: null,
      created_by: 1,
      created_at: now,
      updated_at: now,
      idempotency_key: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const { userProfileId } of wishes.staff ?? [])
    await world.db
      .insertInto('provider.activity_staff')
      .values({ activity_id: id, user_profile_id: userProfileId })
      .execute()
  return { activityId: idFrom(id), serviceAreaId, accountId, ...made }
}

import { activity } from '@waymark/contracts/activity'
import { type ActivityId, idFrom } from '@waymark/domain/ids'
import type { World } from '@waymark/test-world/world'
import { makeTeam, type Team } from '../make-team.ts'

export const yoga = { title: 'Chair yoga', priceCents: 0, maxSpacesPerSession: 12, maxSpacesPerClient: 2 }

export interface ActivityTeam extends Team {
  readonly activityId: ActivityId
}

/** A team with a free activity in draft. */
export async function makeActivityTeam(world: World, wishes: object = {}): Promise<ActivityTeam> {
  const team = await makeTeam(world)
  const { responseData } = await world.call(
    activity.submitActivity,
    { serviceAreaId: team.serviceAreaId, ...yoga, ...wishes },
    { as: team.admin },
  )
  return { ...team, activityId: idFrom(responseData?.activityId ?? 0) }
}

interface SessionWishes {
  readonly status?: 'Draft' | 'Active'
  /** Defaults to next week. */
  readonly startsAt?: Date
}

/** One session of two hours. */
export async function addSession(
  world: World,
  { activityId, accountId, serviceAreaId }: ActivityTeam,
  { status = 'Active', startsAt = new Date('2026-11-30T21:00:00Z') }: SessionWishes = {},
): Promise<void> {
  const now = world.clock.now()
  await world.db
    .insertInto('booking.activity_session')
    .values({
      activity_id: activityId,
      account_id: accountId,
      service_area_id: serviceAreaId,
      status,
      starts_at: startsAt,
      ends_at: new Date(startsAt.getTime() + 2 * 3_600_000),
      time_zone: 'Pacific/Auckland',
      max_spaces: 12,
      max_spaces_per_client: 2,
      price_cents: 0,
      created_by: 1,
      created_at: now,
      updated_at: now,
    })
    .execute()
}

/** Card payments of the organisation, as Stripe answered last. */
export async function setCardStatus(
  world: World,
  { accountId }: Pick<Team, 'accountId'>,
  status: 'connected' | 'refused',
): Promise<void> {
  await world.db
    .insertInto('provider.business')
    .values({ account_id: accountId, card_status: status, stripe_account_id: `acct_${accountId}` })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ card_status: status }))
    .execute()
}

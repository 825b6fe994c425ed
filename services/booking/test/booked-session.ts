import { activityBooking } from '@waymark/contracts/activity-booking'
import type { InputOf } from '@waymark/contracts/define-call'
import { type MadeActivity, makeActivity } from '@waymark/test-world/makers/activity'
import { makeArea } from '@waymark/test-world/makers/area'
import { type MadeSession, makeSession } from '@waymark/test-world/makers/session'
import type { Person } from '@waymark/test-world/people'
import type { World } from '@waymark/test-world/world'

type NewBooking = InputOf<typeof activityBooking.addNewActivityBooking>

/** A session that costs $24.00, of an organisation that takes cards. */
export async function makePaidSession(
  world: World,
  wishes: Parameters<typeof makeSession>[1] & { readonly concessionPriceCents?: number } = {},
): Promise<MadeSession> {
  const activity = wishes.activity ?? (await makePaidActivity(world))
  return makeSession(world, { ...wishes, activity })
}

export async function makePaidActivity(
  world: World,
  wishes: Parameters<typeof makeActivity>[1] = {},
): Promise<MadeActivity> {
  const area = wishes.area ?? (await makeArea(world))
  await connectCards(world, area.accountId)
  return makeActivity(world, { priceCents: 2400, ...wishes, area })
}

/** Lets an organisation take cards: an account at Stripe that the sandbox accepts. */
async function connectCards(world: World, accountId: number): Promise<void> {
  await world.db
    .updateTable('provider.business')
    .set({ stripe_account_id: `acct_demo${accountId}`, card_status: 'connected' })
    .where('account_id', '=', accountId)
    .execute()
}

export function newBookingOf(session: MadeSession, wishes: Partial<NewBooking> = {}): NewBooking {
  return {
    activitySessionId: session.activitySessionId,
    people: [{ name: 'Aroha Ngata' }],
    contactName: 'Aroha Ngata',
    contactEmail: 'aroha@example.test',
    contactPhone: '021 555 0142',
    totalCents: session.priceCents,
    ...wishes,
  }
}

/** Books as somebody; fails the test when it is refused. */
export async function book(world: World, session: MadeSession, as: Person, wishes: Partial<NewBooking> = {}) {
  const answer = await world.call(activityBooking.addNewActivityBooking, newBookingOf(session, wishes), { as })
  if (!answer.responseData) throw new Error(`Not booked: ${answer.error?.name} ${answer.error?.message}`)
  return answer.responseData
}

export async function sessionCounts(world: World, { activitySessionId }: MadeSession) {
  return world.db
    .selectFrom('booking.activity_session')
    .select(['spaces_taken', 'wheelchair_spaces_taken', 'quiet_places_taken'])
    .where('id', '=', activitySessionId)
    .executeTakeFirstOrThrow()
}

import { staffRole } from '@waymark/domain/enums'
import { type MadeActivity, makeActivity } from '@waymark/test-world/makers/activity'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import type { World } from '@waymark/test-world/world'

/** An activity with an Activity Coordinator, who manages its sessions, and two Staff of its location. */
export interface Team {
  readonly activity: MadeActivity
  readonly coordinator: MadePerson
  readonly aroha: MadePerson
  readonly sione: MadePerson
}

export async function makeTeam(world: World, wishes: Parameters<typeof makeActivity>[1] = {}): Promise<Team> {
  const activity = await makeActivity(world, wishes)
  const { accountId, serviceAreaId } = activity
  const member = (firstName: string, lastName: string, role: 3 | 5) =>
    makePerson(world, { accountId, firstName, lastName, roles: { [serviceAreaId]: role } })
  return {
    activity,
    coordinator: await member('Coral', 'Coordinator', staffRole.ActivityCoordinator),
    aroha: await member('Aroha', 'Ngata', staffRole.Staff),
    sione: await member('Sione', 'Leota', staffRole.Staff),
  }
}

/** Connects card payments, so that sessions may cost something. */
export async function connectCards(world: World, { accountId }: MadeActivity): Promise<void> {
  await world.db
    .updateTable('provider.business')
    .set({ card_status: 'connected', stripe_account_id: `acct_${accountId}` })
    .where('account_id', '=', accountId)
    .execute()
}

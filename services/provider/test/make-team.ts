import { type BusinessSubtype, staffRole } from '@waymark/domain/enums'
import { makeAccount } from '@waymark/test-world/makers/account'
import { type MadeArea, makeArea } from '@waymark/test-world/makers/area'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import type { World } from '@waymark/test-world/world'

/** An area with one person in every role, and the admin of another organisation. */
export interface Team extends MadeArea {
  readonly admin: MadePerson
  readonly serviceManager: MadePerson
  readonly staffManager: MadePerson
  readonly staff: MadePerson
  readonly coordinator: MadePerson
  readonly otherAdmin: MadePerson
}

export async function makeTeam(
  world: World,
  wishes: { readonly subtype?: BusinessSubtype; readonly area?: Parameters<typeof makeArea>[1] } = {},
): Promise<Team> {
  const accountId = await makeAccount(world, wishes.subtype ? { subtype: wishes.subtype } : {})
  const area = await makeArea(world, { ...wishes.area, accountId })
  const member = (role: (typeof staffRole)[keyof typeof staffRole], firstName: string) =>
    makePerson(world, { accountId, firstName, roles: { [area.serviceAreaId]: role } })
  return {
    ...area,
    admin: await makePerson(world, { accountId, firstName: 'Ada', isAccountAdmin: true }),
    serviceManager: await member(staffRole.StaffAndServiceManager, 'Mere'),
    staffManager: await member(staffRole.StaffManager, 'Tama'),
    staff: await member(staffRole.Staff, 'Sina'),
    coordinator: await member(staffRole.ActivityCoordinator, 'Kiri'),
    otherAdmin: await makePerson(world, { accountId: await makeAccount(world), isAccountAdmin: true }),
  }
}

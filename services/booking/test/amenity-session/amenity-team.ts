import { type BusinessSubtype, businessSubtype, staffRole } from '@waymark/domain/enums'
import { makeAccount } from '@waymark/test-world/makers/account'
import type { MadeActivity } from '@waymark/test-world/makers/activity'
import { makeAmenity } from '@waymark/test-world/makers/amenity'
import { makeArea } from '@waymark/test-world/makers/area'
import { type MadePerson, makePerson } from '@waymark/test-world/makers/person'
import type { World } from '@waymark/test-world/world'

/** A quiet room that people book, with the people of its organisation. */
export interface AmenityTeam {
  readonly amenity: MadeActivity
  readonly coordinator: MadePerson
  readonly staff: MadePerson
  readonly otherAdmin: MadePerson
}

export async function makeAmenityTeam(
  world: World,
  wishes: Parameters<typeof makeAmenity>[1] = {},
  /** Defaults to one that has services and no activities. */
  subtype: BusinessSubtype = businessSubtype.ServiceProvider,
): Promise<AmenityTeam> {
  const accountId = await makeAccount(world, { subtype })
  const area = await makeArea(world, { accountId })
  const member = (role: 3 | 5) => makePerson(world, { accountId, roles: { [area.serviceAreaId]: role } })
  return {
    amenity: await makeAmenity(world, {
      area,
      title: 'Quiet room',
      spacesPerSession: 2,
      spacesPerClient: 1,
      ...wishes,
    }),
    coordinator: await member(staffRole.ActivityCoordinator),
    staff: await member(staffRole.Staff),
    otherAdmin: await makePerson(world, { accountId: await makeAccount(world), isAccountAdmin: true }),
  }
}

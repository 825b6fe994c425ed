import { amenity } from '@waymark/contracts/amenity'
import { type ActivityId, idFrom } from '@waymark/domain/ids'
import type { World } from '@waymark/test-world/world'
import { makeTeam, type Team } from '../make-team.ts'

export const quietRoom = { amenityTypeId: 5, title: 'Quiet room' }
export const toilet = { amenityTypeId: 1, title: 'Accessible toilet', featureIds: [101, 104] }

export interface AmenityTeam extends Team {
  readonly amenityId: ActivityId
}

/** A team with a quiet room in draft that cannot be booked. */
export async function makeAmenityTeam(
  world: World,
  wishes: object = {},
  of: Parameters<typeof makeTeam>[1] = {},
): Promise<AmenityTeam> {
  const team = await makeTeam(world, of)
  const { responseData } = await world.call(
    amenity.updateAmenity,
    { serviceAreaId: team.serviceAreaId, ...quietRoom, ...wishes },
    { as: team.admin },
  )
  return { ...team, amenityId: idFrom(responseData?.amenityId ?? 0) }
}

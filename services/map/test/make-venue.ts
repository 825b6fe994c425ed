import { mapJobs } from '@waymark/contracts/jobs/map'
import { makeArea } from '@waymark/test-world/makers/area'
import type { World } from '@waymark/test-world/world'

interface VenueNeeds {
  readonly name?: string
  readonly accountId?: number
  readonly lat?: number
  readonly lng?: number
  readonly isPrivate?: boolean
  readonly isActive?: boolean
  /** By option id: a measure, or whether it exists. */
  readonly facts?: Readonly<Record<number, number | boolean>>
  readonly openingHours?: readonly { dayOfWeek: number; opens: string; closes: string }[]
  readonly checkedOn?: string
}

/** Creates a service area with facts, and indexes it on the map. */
export async function makeVenue(world: World, wishes: VenueNeeds = {}): Promise<number> {
  const { facts = {}, openingHours, checkedOn = '2026-08-01', ...area } = wishes
  const { serviceAreaId } = await makeArea(world, area)
  if (openingHours) {
    await world.db
      .updateTable('provider.service_area')
      .set({ opening_hours: JSON.stringify(openingHours) })
      .where('id', '=', serviceAreaId)
      .execute()
  }
  const rows = Object.entries(facts).map(([optionId, fact]) => ({
    service_area_id: serviceAreaId,
    accessibility_option_id: Number(optionId),
    is_met: fact !== false,
    measure: typeof fact === 'number' ? fact : null,
    note: null,
    source: 'Measured by staff',
    checked_on: checkedOn,
    photo_key: null,
  }))
  if (rows.length > 0) await world.db.insertInto('provider.venue_fact').values(rows).execute()
  await world.runJob(mapJobs.indexVenue, { serviceAreaId })
  return serviceAreaId
}

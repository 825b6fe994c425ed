import { openDatabase } from '@waymark/service-kit/database'
import { addressAs } from '@waymark/service-kit/database-address'
import { serviceRole } from '@waymark/service-kit/roles'
import type { World } from '@waymark/test-world/world'
import type { MapDatabase } from '../src/db/schema.ts'

/** The map's database with the map's own role, as its jobs use it. */
export function openMapDatabase(world: World) {
  const { database, secret } = world.parts.config
  return openDatabase<MapDatabase>({
    address: addressAs(database, serviceRole('map'), secret),
    schema: 'map',
    applicationName: 'map test',
  })
}

import { makeArea } from '@waymark/test-world/makers/area'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, it } from 'vitest'
import { rebuildIndex } from '../src/db/write-venue.ts'
import { makeVenue } from './make-venue.ts'
import { openMapDatabase } from './open-map-database.ts'

const world = await testWorld({ services: ['map'] })
it('contains exactly the providers’ public venues, whatever it contained before', async () => {
  const stale = await makeVenue(world, { name: 'Sold' })
  const first = await makeArea(world, { name: 'First' })
  const second = await makeArea(world, { name: 'Second' })
  await makeArea(world, { name: 'Private', isPrivate: true })
  await world.db.deleteFrom('provider.service_area').where('id', '=', stale).execute()
  const { db, close } = openMapDatabase(world)
  expect(await rebuildIndex(db)).toBe(2)
  expect(await rebuildIndex(db)).toBe(2)
  await close()
  const indexed = await world.db.selectFrom('map.venue').select('service_area_id').orderBy('service_area_id').execute()
  expect(indexed.map((row) => row.service_area_id)).toEqual([first.serviceAreaId, second.serviceAreaId])
})

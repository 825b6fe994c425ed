import { venueFile } from '@waymark/contracts/venue-file'
import { makeArea } from '@waymark/test-world/makers/area'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'
import { makeTeam } from '../make-team.ts'

const world = await testWorld({ services: ['provider'] })

test('writes the open locations of the organisation, private ones too, and of nobody else', async () => {
  const team = await makeTeam(world, { area: { name: 'Hall' } })
  await makeArea(world, { accountId: team.accountId, name: 'Back room', isPrivate: true })
  await makeArea(world, { accountId: team.accountId, name: 'Old hall', isActive: false })
  await makeArea(world, { name: 'Their hall' })
  const { body } = await world.fetch(venueFile.exportVenues, {}, { as: team.admin })
  expect(JSON.parse(body).features.map((place: { properties: { name: unknown } }) => place.properties.name)).toEqual([
    { en: 'Hall' },
    { en: 'Back room' },
  ])
  expect((await world.fetch(venueFile.exportVenues, {}, { as: team.staffManager })).statusCode).toBe(403)
})

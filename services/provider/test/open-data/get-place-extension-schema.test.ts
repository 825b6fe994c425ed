import { openData } from '@waymark/contracts/open-data'
import { testWorld } from '@waymark/test-world/test-world'
import { expect, test } from 'vitest'

const world = await testWorld({ services: ['provider'] })

test('describes services, activities and their sessions as a JSON schema', async () => {
  const { body, headers } = await world.fetch(openData.getPlaceExtensionSchema, {})
  expect(headers['content-type']).toBe('application/schema+json')
  expect(JSON.parse(body)).toMatchObject({
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    properties: {
      facts: { items: { properties: { option: { enum: expect.arrayContaining(['doorWidth']) } } } },
      services: { type: 'array' },
      activities: {
        items: { properties: { sessions: { items: { required: expect.arrayContaining(['spacesLeft']) } } } },
      },
    },
  })
})

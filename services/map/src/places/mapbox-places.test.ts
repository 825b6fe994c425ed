import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { MapboxPlaces } from './mapbox-places.ts'
import type { PlaceProvider } from './place-provider.ts'

const feature = {
  properties: {
    mapbox_id: 'dXJuOm1ieA',
    feature_type: 'address',
    name: '24 Tory Street',
    place_formatted: 'Te Aro, Wellington 6011, New Zealand',
    coordinates: { longitude: 174.7818, latitude: -41.2934 },
    context: { country: { country_code: 'NZ' } },
  },
}
const elsewhere = {
  properties: { ...feature.properties, name: 'Tory, Fiji', context: { country: { country_code: 'FJ' } } },
}

let server: Server
let origin: string
let requests: URL[] = []
let status = 200
beforeAll(async () => {
  server = createServer((request, response) => {
    requests.push(new URL(request.url ?? '', 'http://mapbox.test'))
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ type: 'FeatureCollection', features: [feature, elsewhere] }))
  })
  server.listen(0)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('No port.')
  origin = `http://localhost:${address.port}`
})
afterAll(() => server.close())

const ownList: PlaceProvider = {
  credit: 'own list',
  suggest: async () => [
    {
      placeId: 'local-1',
      name: 'Te Aro',
      region: 'Wellington',
      countryId: 1,
      latitude: -41.29,
      longitude: 174.78,
      zoom: 14,
    },
  ],
}

it('searches addresses of both countries near the person, and answers their positions', async () => {
  requests = []
  status = 200
  const places = new MapboxPlaces({ token: 'pk.test', fallback: ownList, onFault: () => undefined, origin })
  const found = await places.suggest({ query: '24 tory', near: { latitude: -41.3, longitude: 174.8 }, limit: 8 })
  expect(found).toEqual([
    {
      placeId: 'dXJuOm1ieA',
      name: '24 Tory Street',
      region: 'Te Aro, Wellington 6011, New Zealand',
      countryId: 1,
      latitude: -41.2934,
      longitude: 174.7818,
      zoom: 15,
    },
  ])
  expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
    q: '24 tory',
    autocomplete: 'true',
    limit: '8',
    country: 'nz,au',
    proximity: '174.8,-41.3',
    access_token: 'pk.test',
  })
})

it('is limited to one country on request', async () => {
  requests = []
  const places = new MapboxPlaces({ token: 'pk.test', fallback: ownList, onFault: () => undefined, origin })
  await places.suggest({ query: 'newtown', countryId: 2, limit: 8 })
  expect(requests[0]?.searchParams.get('country')).toBe('au')
})

it('falls back to its own list while Mapbox refuses, and reports why once', async () => {
  status = 401
  const faults: unknown[] = []
  const places = new MapboxPlaces({
    token: 'pk.bad',
    fallback: ownList,
    onFault: (fault) => faults.push(fault),
    origin,
  })
  expect((await places.suggest({ query: 'te aro', limit: 8 })).map(({ name }) => name)).toEqual(['Te Aro'])
  expect(faults.map(String)).toEqual(['Error: Mapbox search answered 401'])
})

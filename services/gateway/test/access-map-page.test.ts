import { venuesInView } from '@waymark/contracts/map/venues-in-view'
import Fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OpenGateway, openGateway } from './open-gateway.ts'

const town = {
  accessMapId: 4,
  slug: 'whakatu',
  title: 'Whakatū & the bay',
  intro: 'Places that the council has visited.',
  logo: null,
  locationImage: { url: '/files/map.png', smallUrl: '/files/map.png', alt: 'The bay from above' },
  organisations: [],
  networks: [],
  towns: [],
  filterOptionIds: [],
  firstView: {
    latitude: -41.27,
    longitude: 173.28,
    zoom: 12,
    placeName: 'Nelson',
    isListShown: true,
    isOpenNow: false,
    areActivitiesShown: false,
  },
  placeCount: 12,
  publishedAt: '2026-05-04T00:00:00Z',
}

const place = (serviceAreaId: number, name: string, suburb: string) => ({
  serviceAreaId,
  isPrivate: false,
  name,
  venueTypeId: 11,
  suburb,
  latitude: -41.27,
  longitude: 173.28,
  distanceKm: 0,
  costTier: null,
  picture: null,
  facts: [],
  fit: [],
  checkedOn: null,
  outages: [],
  closesOn: null,
})

const view = {
  clusters: [],
  pins: [],
  isCut: false,
  places: [place(7, 'Kōwhai Library </noscript><b>', 'Stoke'), place(8, 'Pool', '')],
  needs: [],
  totalCount: 12,
  unknownCount: 0,
  pageNumber: 1,
  pageSize: 10,
}

let map: FastifyInstance
let gateway: OpenGateway
const asked: unknown[] = []
beforeAll(async () => {
  map = Fastify()
  map.get<{ Params: { id: string } }>('/api/Map/get-access-map/:id', (request, reply) => {
    const isPublic = ['whakatu', '4'].includes(request.params.id)
    return reply.code(isPublic ? 200 : 404).send({ responseData: isPublic ? town : null, httpStatusCode: 200 })
  })
  map.post(venuesInView.getVenuesInView.path, (request, reply) => {
    asked.push(request.body)
    return reply.send({ responseData: view, httpStatusCode: 200 })
  })
  await map.ready()
  gateway = await openGateway({ services: new Map([['map', map]]), env: { PUBLIC_URL: 'https://waymark.example' } })
})
afterAll(async () => {
  await gateway.close()
  await map.close()
})

const textAt = async (path: string) => (await fetch(gateway.address + path)).text()

describe('the document of a public access map', () => {
  it('says whose map it is to whoever shares its address', async () => {
    const text = await textAt('/access-page?m=whakatu')
    expect(text).toContain('<title>Whakatū &amp; the bay · Waymark</title>')
    expect(text).toContain('<link rel="canonical" href="https://waymark.example/access-page?m=whakatu" />')
    expect(text).toContain('<meta property="og:description" content="Places that the council has visited." />')
    expect(text).toContain('<meta property="og:image" content="https://waymark.example/files/map.png" />')
  })

  it('has its places as text where no script runs, each on a page of its own', async () => {
    const text = await textAt('/access-page?id=4')
    expect(text).toContain('<noscript><main class="no-script"><h1><span lang="mi">Whakatū</span> &amp; the bay</h1>')
    expect(text).toMatch(
      /<li><a href="\/location-map\/7" target="_blank" rel="noopener"><span lang="mi">Kōwhai<\/span> Library &lt;\/noscript&gt;&lt;b&gt;<\/a>, Stoke<\/li>/,
    )
    expect(text).toContain('10 more are on the map, which needs JavaScript.')
    expect(asked.at(-1)).toMatchObject({ accessMapId: 4, near: { latitude: -41.27, longitude: 173.28 } })
  })

  it('is the page alone for every other address', async () => {
    const alone = await textAt('/access-page')
    expect(alone).toContain('<title>Waymark</title>')
    expect(alone).toContain('<noscript><main class="no-script"><h1>Accessible places</h1><p><a href="/location-map"')
    for (const query of [
      '?m=taken-back',
      '?m=',
      '?m=whakatu&m=other',
      `?m=${'x'.repeat(61)}`,
      '?venue=7',
      '?m=../../x',
    ])
      expect(await textAt(`/access-page${query}`), query).toBe(alone)
  })
})

it('is the page alone while the service is away', async () => {
  const away = await openGateway()
  expect(await (await fetch(`${away.address}/access-page?m=whakatu`)).text()).toContain('<title>Waymark</title>')
  await away.close()
})
